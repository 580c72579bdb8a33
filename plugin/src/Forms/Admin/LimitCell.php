<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin;

use DateTimeImmutable;
use Vestibule\Forms\Forms;
use Vestibule\Forms\Limits\Admission;
use Vestibule\Forms\Limits\Limits;
use Vestibule\Forms\Limits\LimitState;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Kernel\Time\Zone;

defined( 'ABSPATH' ) || exit;

/** Cell with a form's state in the list of forms: opening and closing times, used spots and waiting entries. */
final class LimitCell {

	public function __construct(
		private readonly Forms $forms,
		private readonly Admission $admission,
		private readonly TimeWords $times = new TimeWords(),
	) {}

	/** @return string HTML. Empty for a form that is not published or has no limits. */
	public function html( int $form_post ): string {
		$form   = 'publish' === get_post_status( $form_post ) ? $this->forms->byPost( $form_post ) : null;
		$limits = null === $form ? null : $this->admission->limits( $form );
		if ( null === $form || null === $limits || $limits->isUnlimited() ) {
			return '';
		}
		return FaultLog::attempt(
			function () use ( $form, $limits ): string {
				$state   = $this->admission->state( $form );
				$waiting = array_sum( array_map( array_sum( ... ), $this->admission->waiting( $form ) ) );
				$lines   = array( $this->stateText( $state, $limits ), $this->takenText( $state ) );
				$lines[] = 0 === $waiting
					? ''
					: sprintf(
						/* translators: %s: number of entries. */
						_n( '%s waiting', '%s waiting', $waiting, 'vestibule' ),
						number_format_i18n( $waiting )
					);
				return implode( '<br>', array_map( esc_html( ... ), array_filter( $lines ) ) );
			},
			''
		);
	}

	private function stateText( LimitState $state, Limits $limits ): string {
		if ( $state->isCounting ) {
			return __( 'Entries are being counted', 'vestibule' );
		}
		return match ( $state->state ) {
			/* translators: %s: day and time. */
			LimitState::BEFORE => sprintf( __( 'Opens %s', 'vestibule' ), $this->moment( $limits->opens() ) ),
			/* translators: %s: day and time. */
			LimitState::CLOSED => sprintf( __( 'Closed since %s', 'vestibule' ), $this->moment( $limits->closes() ) ),
			LimitState::FULL   => _x( 'Full', 'state of a form', 'vestibule' ),
			default            => null === $limits->closes()
				? _x( 'Open', 'state of a form', 'vestibule' )
				/* translators: %s: day and time. */
				: sprintf( __( 'Open until %s', 'vestibule' ), $this->moment( $limits->closes() ) ),
		};
	}

	private function takenText( LimitState $state ): string {
		$capacity = $state->pool->capacity ?? 0;
		/* translators: 1: number of used spots, 2: number of all spots. */
		$words = _n( '%1$s of %2$s spot taken', '%1$s of %2$s spots taken', $capacity, 'vestibule' );
		return 0 === $capacity
			? ''
			: sprintf( $words, number_format_i18n( $capacity - $state->left ), number_format_i18n( $capacity ) );
	}

	private function moment( ?DateTimeImmutable $at ): string {
		return null === $at ? '' : $this->times->short( $at, Zone::ofSetting()->getName() );
	}
}
