<?php

declare(strict_types=1);

namespace Vestibule\Forms\Limits;

use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Forms\Forms;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * AJAX action vestibule_form_state: returns the current state of a form with limits, for cached pages. Stores nothing,
 * not even a count for rate limits, because every page view sends this request (contract limits-answer).
 */
#[Answers( 'vestibule_form_state' )]
final class LimitsCall implements Call {

	public const METHOD = 'GET';

	/** Delay after which the page requests the state again while existing entries are counted. */
	private const COUNTING_SECONDS = 10;

	public function __construct(
		private readonly Forms $forms,
		private readonly Admission $admission,
		private readonly Clock $clock,
		private readonly LimitWords $words = new LimitWords(),
	) {}

	public function answer( Request $request ): Answer {
		$number = $request->query( 'form_id' ) ?? '';
		if ( 1 !== preg_match( '/^[1-9]\d{0,17}$/D', $number ) ) {
			return new Answer( 400, array( 'success' => false ) );
		}
		$form = $this->forms->byFormId( (int) $number );
		if ( null === $form ) {
			return new Answer( 404, array( 'success' => false ) );
		}
		$limits = $this->admission->limits( $form );
		$state  = $this->admission->state( $form );
		$is_for = $this->admission->isFor( $limits, get_current_user_id() );
		return Answer::success(
			array(
				'state'   => LimitState::OPEN === $state->state && ! $is_for ? LimitState::REFUSED : $state->state,
				'html'    => $this->words->html( $state, $limits, $is_for ),
				'seconds' => $this->seconds( $state ),
				'options' => (object) ( $is_for ? self::options( $form, $state ) : array() ),
			)
		);
	}

	/**
	 * Returns the labels of the options with the spots left, for visitors who may send the form.
	 *
	 * @return array<string, object> Options by field.
	 */
	private static function options( FormDefinition $form, LimitState $state ): array {
		return array_map(
			static fn ( array $options ): object => (object) $options,
			OptionWords::of( $form, $state->options )
		);
	}

	/** @return int|null Seconds until the state changes. Null if no change is scheduled. */
	private function seconds( LimitState $state ): ?int {
		if ( $state->isCounting ) {
			return self::COUNTING_SECONDS;
		}
		return null === $state->changes ? null : $state->changes->getTimestamp() - $this->clock->now()->getTimestamp();
	}
}
