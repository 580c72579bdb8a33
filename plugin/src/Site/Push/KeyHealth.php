<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use RuntimeException;
use Vestibule\Kernel\Health\Finding;
use Vestibule\Kernel\Health\HealthCheck;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Site\Push\Crypto\CryptoFault;

defined( 'ABSPATH' ) || exit;

/** Site Health check: whether this site's keys are valid, and whether a push service has rejected them. */
#[Hook( 'vestibule/health_checks' )]
final class KeyHealth implements HealthCheck {

	private const REFUSAL = 'vestibule_push_refusal';

	public function __construct( private readonly Setup $setup, private readonly SiteKeys $keys ) {}

	/** @throws CryptoFault If the keys don't belong together. */
	public function check(): void {
		if ( ! $this->keys->pair()->isPair() ) {
			throw new CryptoFault( 'The keys of this site do not belong together.' );
		}
	}

	/**
	 * Stores and logs that push services have rejected the keys.
	 *
	 * @param array<string, int> $refusals HTTP status by origin of the push service. 0 if no request was sent.
	 */
	public function note( array $refusals ): void {
		foreach ( array_filter( $refusals ) as $service => $status ) {
			update_option( self::REFUSAL, array( 'service' => $service, 'status' => $status ), false );
			FaultLog::record(
				new RuntimeException(
					"The push service {$service} answered {$status}: it does not take the keys or the contact of this site."
				)
			);
		}
	}

	/** Deletes the stored rejection. Called before a new post is sent, and after a successful test. */
	public function forget(): void {
		delete_option( self::REFUSAL );
	}

	/** Returns a text for administrators that explains the problem. Empty if there is none. Creates no keys. */
	public function problem(): string {
		if ( ! $this->keys->isMade() ) {
			return '';
		}
		try {
			$this->check();
		} catch ( CryptoFault ) {
			return __(
				'The keys of this site cannot be used, so no push messages are sent. Restore the option vestibule_push_keys from a backup, or delete it. New keys are then created, and visitors have to subscribe again.',
				'vestibule'
			);
		}
		$refusal = get_option( self::REFUSAL );
		if (
			! is_array( $refusal )
				|| ! is_string( $refusal['service'] ?? null )
				|| ! is_int( $refusal['status'] ?? null )
		) {
			return '';
		}
		return sprintf(
			/* translators: 1: hostname of a push service, 2: HTTP status such as 403. “Sending” is the heading with the context "of notifications". */
			__(
				'%1$s (%2$d) does not accept this site’s signatures, so some subscribers did not get a message. Check the contact under “Sending”. If the keys were replaced, visitors have to subscribe again.',
				'vestibule'
			),
			(string) wp_parse_url( $refusal['service'], PHP_URL_HOST ),
			$refusal['status']
		);
	}

	public function name(): string {
		return 'push';
	}

	public function label(): string {
		return __( 'Keys for push messages', 'vestibule' );
	}

	public function finding(): Finding {
		if ( ! $this->setup->isOwn() ) {
			return Finding::good(
				__( 'This site needs no keys for push messages', 'vestibule' ),
				__( 'Push messages are off, or another service sends them.', 'vestibule' )
			);
		}
		$problem = $this->problem();
		return '' === $problem
			? Finding::good(
				__( 'The keys for push messages work', 'vestibule' ),
				__( 'Push services accepted the last message, or no message has been sent yet.', 'vestibule' )
			)
			: Finding::critical(
				__( 'Push messages do not reach all subscribers', 'vestibule' ),
				array( $problem ),
				array( __( 'Go to push messages', 'vestibule' ) => admin_url( 'admin.php?page=vestibule-push' ) )
			);
	}

	/** @return array<string, string> */
	public function facts(): array {
		return array( __( 'Push messages', 'vestibule' ) => $this->setup->provider() );
	}
}
