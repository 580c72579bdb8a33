<?php

declare(strict_types=1);

namespace Vestibule\Forms\SavedForms;

use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Kernel\Call\RateLimit;

/**
 * Limits how often a visitor can save forms, and how many links are sent to one mailbox, so that it can't be flooded.
 */
final class SaveLimits {

	/** Maximum number of attempts per IP address and hour. */
	private const REQUESTS = 20;

	/** Maximum number of emails per mailbox and day. */
	private const MAILS = 5;

	public function __construct( private readonly RateLimit $rates ) {}

	/** @throws SubmissionRefused Status 429. */
	public function checkAddress( string $address ): void {
		$this->check(
			'form_save',
			$address,
			self::REQUESTS,
			HOUR_IN_SECONDS,
			__( 'Too many attempts. Save again in an hour. Your answers are still here.', 'vestibule' )
		);
	}

	/** @throws SubmissionRefused Status 429. */
	public function checkMailbox( string $email ): void {
		$this->check(
			'form_save_mail',
			SavedForms::address( $email ),
			self::MAILS,
			DAY_IN_SECONDS,
			__( 'No more links can be sent to this email address today. The last link still works.', 'vestibule' )
		);
	}

	private function check( string $what, string $who, int $limit, int $seconds, string $words ): void {
		if ( ! $this->rates->allows( $what, $who, $limit, $seconds ) ) {
			throw SubmissionRefused::tooOften( $words, $this->rates->retryAfter( $seconds ) );
		}
	}
}
