<?php

declare(strict_types=1);

namespace Vestibule\Guard;

use Closure;
use Throwable;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Register;

defined( 'ABSPATH' ) || exit;

/**
 * Registry of spam checks, in the order in which they run. The first check that rejects or trusts a submission ends the
 * run. Otherwise, the first reason for spam is stored (docs/spam.md).
 *
 * @extends Register<SpamCheck>
 */
final class SpamChecks extends Register {

	/** @param Closure(): StandardChecks $standard */
	public function __construct( private readonly Closure $standard ) {}

	public function add( SpamCheck $check ): void {
		$this->put( $check->name(), $check );
	}

	public function judge( Submission $submission ): Judgement {
		$reason = '';
		foreach ( $this->all() as $name => $check ) {
			if ( '' !== $reason && $check instanceof AsksOthers ) {
				continue;
			}
			$verdict = $this->verdict( $check, $submission );
			if ( $verdict->isRefused() ) {
				return new Judgement( '', $verdict );
			}
			if ( $verdict->isTrusted ) {
				return new Judgement();
			}
			if ( $verdict->isSpam && '' === $reason ) {
				$reason = "{$name}:{$verdict->detail}";
			}
		}
		return new Judgement( $reason );
	}

	/**
	 * Returns a stored reason as a sentence. Returns the stored reason itself if its check no longer exists or fails.
	 */
	public function reason( string $stored ): string {
		list( $name, $detail ) = explode( ':', $stored, 2 ) + array( 1 => '' );
		$check                 = $this->get( $name );
		try {
			return null === $check ? $stored : $check->reason( $detail );
		} catch ( Throwable $fault ) {
			FaultLog::record( $fault );
			return $stored;
		}
	}

	/** Runs a check. If it throws an exception, the submission passes this check, so that it isn't lost. */
	private function verdict( SpamCheck $check, Submission $submission ): Verdict {
		try {
			return $check->judge( $submission );
		} catch ( Throwable $fault ) {
			FaultLog::record( $fault );
			return Verdict::pass();
		}
	}

	protected function fill(): void {
		array_map( $this->add( ... ), ( $this->standard )()->all() );
		/**
		 * Fires when spam checks are first needed, so that plugins can add checks.
		 *
		 * @param SpamChecks $checks
		 */
		do_action( 'vestibule/register_spam_checks', $this );
	}
}
