<?php

declare(strict_types=1);

namespace Vestibule\Forms\Limits;

use DateTimeImmutable;
use Vestibule\Entries\Seats\Pool;
use Vestibule\Fields\Answers\AnswerRole;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Tree\ConfirmationBlocks;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Kernel\Time\Zone;

/** Texts about the limits of a form: notes above the form or in place of the form, and errors. */
final class LimitWords {

	public function __construct(
		private readonly TimeWords $times = new TimeWords(),
		private readonly ConfirmationBlocks $blocks = new ConfirmationBlocks(),
	) {}

	/**
	 * Returns the reason why a submission is rejected, as plain text.
	 *
	 * @param string $state Constant of LimitState.
	 */
	public function refusal( string $state, Limits $limits ): string {
		return match ( $state ) {
			LimitState::BEFORE  => $this->before( $limits->opens() ),
			LimitState::CLOSED  => $this->closed( $limits->closes() ),
			LimitState::REFUSED => 'roles' === $limits->settings->who && is_user_logged_in()
				? __( 'This form is only for certain users of this site.', 'vestibule' )
				: __( 'This form is only for logged-in users.', 'vestibule' ),
			default            => __( 'All spots are taken.', 'vestibule' ),
		};
	}

	/** Returns the text that is shown while existing entries are counted. */
	public function counting(): string {
		return __( 'This form opens in a moment. Please try again in a minute.', 'vestibule' );
	}

	/**
	 * Returns the rejection with errors by field. Limits that reveal other senders' entries are reported only if no
	 * other limit is reached. Otherwise, a visitor could choose a full option and find out whether an address is known,
	 * without storing an entry.
	 *
	 * @param non-empty-list<Pool> $pools
	 */
	public function full( array $pools, Limits $limits ): SubmissionRefused {
		$public = array_filter(
			$pools,
			static fn ( Pool $pool ): bool => ! in_array( $pool->reason, Limits::PRIVATE, true )
		);
		$errors = array();
		foreach ( array() === $public ? $pools : $public as $pool ) {
			$errors[ $this->place( $pool, $limits ) ][] = $this->fullText( $pool, $limits );
		}
		return new SubmissionRefused( 409, $errors, revealsOthers: array() === $public && $limits->revealsOthers() );
	}

	/** @return string Name of the field that shows the error, or `form`. */
	private function place( Pool $pool, Limits $limits ): string {
		$is_email = Limits::PERSON === $pool->reason && 'email' === $limits->settings->onePer;
		$field    = $is_email ? $this->emailField( $limits ) : $pool->field;
		return '' === $field ? 'form' : $field;
	}

	private function fullText( Pool $pool, Limits $limits ): string {
		$person = match ( $limits->settings->onePer ) {
			'email' => __( 'This form has already been sent with this email address.', 'vestibule' ),
			'field' => __( 'This form has already been sent with this answer.', 'vestibule' ),
			default => __( 'You have already sent this form.', 'vestibule' ),
		};
		$option = array_column(
			$limits->form->field( $pool->field )?->options() ?? array(),
			'label',
			'value'
		)[ $pool->option ]
			?? $pool->option;
		return match ( $pool->reason ) {
			Limits::PERSON => $person,
			Limits::UNIQUE => __( 'Someone has already given this answer. Each answer can only be given once.', 'vestibule' ),
			/* translators: %s: an option. */
			Limits::OPTION => sprintf( __( '“%s” is full. Choose another option.', 'vestibule' ), $option ),
			Limits::PERIOD => $this->fullFor( $limits->settings->period ),
			default        => __( 'All spots are taken.', 'vestibule' ),
		};
	}

	/**
	 * Returns the note that is shown above an open form, or in place of a closed form. May be empty.
	 *
	 * @param bool   $is_for Whether this visitor may send the form.
	 * @param string $page   URL to return to after logging in.
	 * @return string HTML.
	 */
	public function html( LimitState $state, Limits $limits, bool $is_for = true, string $page = '' ): string {
		if ( $state->isCounting ) {
			return '<p>' . esc_html( $this->counting() ) . '</p>';
		}
		if ( LimitState::OPEN !== $state->state ) {
			return $this->own( $state, $limits )
				/* translators: %s: such as "3 days, 4 hours". */
				. $this->countdown( $state, $limits, __( 'Opens in %s', 'vestibule' ) );
		}
		if ( ! $is_for ) {
			$sign_in = array( 'href' => wp_login_url( $page ), 'data-sign-in' => true );
			$link    = is_user_logged_in()
				? ''
				: ' ' . Html::element( 'a', $sign_in, esc_html__( 'Log in', 'vestibule' ) );
			return '<p>' . esc_html( $this->refusal( LimitState::REFUSED, $limits ) ) . $link . '</p>';
		}
		/* translators: %s: such as "3 days, 4 hours". */
		return $this->left( $state, $limits ) . $this->countdown( $state, $limits, __( 'Closes in %s', 'vestibule' ) );
	}

	/** Returns the editor's text or blocks. Defaults to a standard text. */
	private function own( LimitState $state, Limits $limits ): string {
		$own    = array(
			LimitState::BEFORE => $limits->settings->beforeMessage,
			LimitState::FULL => $limits->settings->fullMessage,
			LimitState::CLOSED => $limits->settings->closedMessage,
		)[ $state->state ]
			?? '';
		$blocks = $this->blocks->html( $limits->form->tree, "limits-{$state->state}" );
		$html   = wp_kses_post( '' === $blocks ? $own : $blocks );
		if ( '' !== trim( $html ) ) {
			return str_starts_with( ltrim( $html ), '<' ) ? $html : wpautop( $html );
		}
		$is_period = LimitState::FULL === $state->state && Limits::PERIOD === $state->pool?->reason;
		return '<p>'
			. esc_html(
				$is_period ? $this->fullFor( $limits->settings->period ) : $this->refusal( $state->state, $limits )
			)
			. '</p>';
	}

	private function left( LimitState $state, Limits $limits ): string {
		if ( ! $limits->settings->showLeft || null === $state->pool ) {
			return '';
		}
		/* translators: 1: number of remaining spots, 2: number of all spots. */
		$words = _n( '%1$s of %2$s spots left', '%1$s of %2$s spots left', $state->pool->capacity, 'vestibule' );
		return '<p class="vestibule-limits__left">'
			. esc_html(
				sprintf( $words, number_format_i18n( $state->left ), number_format_i18n( $state->pool->capacity ) )
			)
			. '</p>';
	}

	/**
	 * Returns the opening or closing date for visitors without scripts. Scripts turn the date into a countdown.
	 *
	 * @param string $words Text with %s for the remaining time.
	 */
	private function countdown( LimitState $state, Limits $limits, string $words ): string {
		if ( ! $limits->settings->showCountdown || null === $state->changes || LimitState::CLOSED === $state->state ) {
			return '';
		}
		$at = Html::element(
			'time',
			array( 'datetime' => $state->changes->format( 'Y-m-d\TH:i:s\Z' ) ),
			esc_html( $this->moment( $state->changes ) )
		);
		$plain = LimitState::BEFORE === $state->state
			/* translators: %s: day and time. */
			? __( 'Opens: %s', 'vestibule' )
			/* translators: %s: day and time. */
			: __( 'Closes: %s', 'vestibule' );
		return Html::element(
			'p',
			array( 'class' => 'vestibule-limits__countdown', 'data-countdown' => $words, 'role' => 'timer' ),
			sprintf( esc_html( $plain ), $at )
		);
	}

	private function before( ?DateTimeImmutable $opens ): string {
		return null === $opens
			? __( 'This form is not open yet.', 'vestibule' )
			/* translators: %s: day, time and zone. */
			: sprintf( __( 'This form opens on %s.', 'vestibule' ), $this->moment( $opens ) );
	}

	private function closed( ?DateTimeImmutable $closes ): string {
		return null === $closes
			? __( 'This form is closed.', 'vestibule' )
			/* translators: %s: day, time and zone. */
			: sprintf( __( 'This form has been closed since %s.', 'vestibule' ), $this->moment( $closes ) );
	}

	private function fullFor( string $period ): string {
		return match ( $period ) {
			'month' => __( 'All spots for this month are taken. Come back next month.', 'vestibule' ),
			'week'  => __( 'All spots for this week are taken. Come back next week.', 'vestibule' ),
			default => __( 'All spots for today are taken. Come back tomorrow.', 'vestibule' ),
		};
	}

	private function moment( DateTimeImmutable $at ): string {
		return $this->times->moment( $at, Zone::ofSetting()->getName() );
	}

	private function emailField( Limits $limits ): string {
		foreach ( $limits->form->fields as $field ) {
			if ( AnswerRole::Email === $field->type->role() ) {
				return $field->name;
			}
		}
		return '';
	}
}
