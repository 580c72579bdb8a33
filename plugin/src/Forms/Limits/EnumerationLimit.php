<?php

declare(strict_types=1);

namespace Vestibule\Forms\Limits;

use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Secret;
use Vestibule\Kernel\Time\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Protects forms from enumeration: counts rejections that reveal other entries, such as a known email address, by
 * network. After too many such rejections, a network cannot send these forms for an hour. The administrator gets an
 * email, and Site Health lists the form (docs/limits.md).
 */
final class EnumerationLimit {

	/**
	 * Option with the last time at which a network was blocked and the administrator got an email: Unix timestamps by
	 * form ID.
	 */
	public const OPTION = 'vestibule_tried_answers';

	/**
	 * Maximum number of rejections per network and hour. Allows a school class to register twice from one IP address.
	 */
	private const MAX_REFUSALS = 20;

	private const RATE = 'form_tried_answers';

	public function __construct(
		public readonly RateLimit $rates,
		private readonly Secret $secret,
		private readonly Clock $clock
	) {}

	/**
	 * Rejects blocked networks. Must be called before the form's limits are checked.
	 *
	 * @throws SubmissionRefused Status 429 if the network is blocked.
	 */
	public function check( FormDefinition $form, string $address ): void {
		$reveals = ( new Limits( $form, $this->secret ) )->revealsOthers();
		if ( $reveals && $this->rates->isExhausted( self::RATE, $address, self::MAX_REFUSALS, HOUR_IN_SECONDS ) ) {
			$words = __(
				'Too many answers from your network were rejected. Send the form again in an hour, or contact us.',
				'vestibule'
			);
			throw SubmissionRefused::tooOften( $words, $this->rates->retryAfter( HOUR_IN_SECONDS ) );
		}
	}

	/** Counts a rejection that reveals other entries. Must be called outside of the transaction. */
	public function count( FormDefinition $form, string $address, SubmissionRefused $refused ): void {
		if ( ! $refused->revealsOthers ) {
			return;
		}
		$this->rates->allows( self::RATE, $address, self::MAX_REFUSALS, HOUR_IN_SECONDS );
		if ( ! $this->rates->isExhausted( self::RATE, $address, self::MAX_REFUSALS, HOUR_IN_SECONDS ) ) {
			return;
		}
		$stored = get_option( self::OPTION, array() );
		$forms  = is_array( $stored ) ? $stored : array();
		$now    = $this->clock->now()->getTimestamp();
		$last   = $forms[ $form->formId ] ?? 0;
		if ( ! is_int( $last ) || $now - $last >= DAY_IN_SECONDS ) {
			( new EnumerationNotice( $form->title ) )->schedule();
			// Stores the time of the email, so that later rejections don't postpone the next email.
			update_option( self::OPTION, array( $form->formId => $now ) + $forms, false );
		}
		/**
		 * Fires after a network was blocked from a form for an hour, because too many of its submissions repeated
		 * answers of other senders.
		 *
		 * @param int $form_id
		 */
		do_action( 'vestibule/answers_tried', $form->formId );
	}
}
