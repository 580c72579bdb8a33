<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;

/**
 * Stores receipts of choices about cookies, up to a rate limit. A choice is valid even if its receipt can't be stored.
 */
final class Recorder {

	private const LIMIT  = 20;
	private const WINDOW = HOUR_IN_SECONDS;

	public function __construct(
		private readonly ConsentSettings $settings,
		private readonly Receipts $receipts,
		private readonly RateLimit $rates,
	) {}

	/**
	 * @param string $choice     `accepted`, `refused` or `revoked`.
	 * @param string $address    IP address of the visitor. Only used for the rate limit.
	 * @param string $categories Accepted categories, separated by spaces. Unknown names are ignored.
	 */
	public function record( string $choice, string $address, string $categories = '' ): void {
		if ( ! $this->rates->allows( 'consent', $address, self::LIMIT, self::WINDOW ) ) {
			return;
		}
		$chosen = 'accepted' === $choice
			? array_values( array_intersect( Category::NAMES, explode( ' ', $categories ) ) )
			: array();
		try {
			$this->receipts->add( $choice, $this->settings->values()->policyVersion, $chosen );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return;
		}
		/** Fires after a receipt of a choice about cookies has been stored (docs/hooks.md). */
		do_action( 'vestibule/consent_recorded', $choice, $chosen );
	}
}
