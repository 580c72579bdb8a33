<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use Vestibule\Site\Push\Crypto\Base64Url;
use Vestibule\Site\Push\Crypto\CryptoFault;
use Vestibule\Site\Push\Crypto\KeyPair;

/**
 * The site's own key pair, made once: every subscription holds for it alone. The secret half leaves the database only
 * to sign.
 */
final class SiteKeys {

	private const OPTION = 'vestibule_push_keys';

	/**
	 * @throws CryptoFault Where OpenSSL has no P-256, or what is kept is no pair: other keys in its place would reach
	 * no browser.
	 */
	public function pair(): KeyPair {
		return $this->isMade() ? $this->stored() : $this->made();
	}

	public function isMade(): bool {
		return false !== get_option( self::OPTION );
	}

	/**
	 * As browsers take it.
	 *
	 * @throws CryptoFault
	 */
	public function publicKey(): string {
		return Base64Url::encode( $this->pair()->public );
	}

	/** Of two requests that make keys at once, one is kept, and both use that one. */
	private function made(): KeyPair {
		$pair = KeyPair::generate();
		add_option( self::OPTION, array( 'public' => Base64Url::encode( $pair->public ), 'private' => Base64Url::encode( $pair->secret() ) ), '', false );
		return $this->stored();
	}

	/** @throws CryptoFault */
	private function stored(): KeyPair {
		$kept    = get_option( self::OPTION );
		$part    = static fn ( string $name ): string => is_array( $kept ) && is_string( $kept[ $name ] ?? null ) ? (string) Base64Url::decode( $kept[ $name ] ) : '';
		$private = $part( 'private' );
		return 32 === strlen( $private ) && 65 === strlen( $part( 'public' ) ) ? new KeyPair( $private, $part( 'public' ) ) : throw new CryptoFault( 'The keys of this site cannot be read.' );
	}
}
