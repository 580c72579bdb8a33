<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use Vestibule\Site\Push\Crypto\Base64Url;
use Vestibule\Site\Push\Crypto\CryptoFault;
use Vestibule\Site\Push\Crypto\KeyPair;

/**
 * Key pair of the site. It is created once, because all subscriptions depend on it. The private key is only read to
 * sign messages.
 */
final class SiteKeys {

	private const OPTION = 'vestibule_push_keys';

	/**
	 * Returns the key pair. Creates it if it doesn't exist.
	 *
	 * @throws CryptoFault If OpenSSL lacks P-256, or if the stored keys are invalid. Invalid keys are not replaced,
	 * because browsers have subscribed with them.
	 */
	public function pair(): KeyPair {
		return $this->isMade() ? $this->stored() : $this->made();
	}

	public function isMade(): bool {
		return false !== get_option( self::OPTION );
	}

	/**
	 * Returns the public key in the format that browsers need.
	 *
	 * @throws CryptoFault
	 */
	public function publicKey(): string {
		return Base64Url::encode( $this->pair()->public );
	}

	/** Creates the keys. If two requests create them at once, both use the keys that were stored first. */
	private function made(): KeyPair {
		$pair = KeyPair::generate();
		add_option(
			self::OPTION,
			array( 'public' => Base64Url::encode( $pair->public ), 'private' => Base64Url::encode( $pair->secret() ) ),
			'',
			false
		);
		return $this->stored();
	}

	/** @throws CryptoFault */
	private function stored(): KeyPair {
		$kept    = get_option( self::OPTION );
		$part    = static fn ( string $name ): string =>
			is_array( $kept ) && is_string( $kept[ $name ] ?? null )
				? (string) Base64Url::decode( $kept[ $name ] )
				: '';
		$private = $part( 'private' );
		return 32 === strlen( $private ) && 65 === strlen( $part( 'public' ) )
			? new KeyPair( $private, $part( 'public' ) )
			: throw new CryptoFault( 'The keys of this site cannot be read.' );
	}
}
