<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Contract\Consent;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;

/** Writes a choice down, as often as a person can choose; a choice counts also where it cannot be written. */
final class Recorder {

	private const LIMIT  = 20;
	private const WINDOW = HOUR_IN_SECONDS;

	public function __construct(
		private readonly Consent $settings,
		private readonly Receipts $receipts,
		private readonly RateLimit $rates,
	) {}

	/**
	 * @param string $choice     accepted, refused or revoked.
	 * @param string $address    The visitor's; only counted, never kept.
	 * @param string $categories Words with spaces between; what is no category is left out.
	 */
	public function record( string $choice, string $address, string $categories = '' ): void {
		if ( ! $this->rates->allows( 'consent', $address, self::LIMIT, self::WINDOW ) ) {
			return;
		}
		$chosen = 'accepted' === $choice
			? array_values( array_intersect( Category::NAMES, explode( ' ', $categories ) ) )
			: array();
		try {
			$this->receipts->add( $choice, $this->settings->policyVersion, $chosen );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return;
		}
		/** After a choice about cookies was written down; docs/hooks.md. */
		do_action( 'vestibule/consent_recorded', $choice, $chosen );
	}
}
