<?php

declare(strict_types=1);

namespace Vestibule\Guard\Captcha;

use Vestibule\Guard\SpamSettings;

/**
 * Site key and secret key of each captcha service. The site key is public and stored in the settings. The secret key is
 * stored in a separate option. No page, screen or REST response contains the secret key.
 */
final class Keys {

	/** Slug of the screen on which administrators enter the keys. */
	public const SCREEN = 'vestibule-spam';

	public const SECRETS = 'vestibule_spam_secrets';

	/** Maximum length of a secret key. The keys of all known services are much shorter. */
	private const MAX_SECRET_CHARACTERS = 200;

	public function __construct( private readonly SpamSettings $settings ) {}

	public function site( string $service ): string {
		return $this->settings->values()->siteKeys[ $service ] ?? '';
	}

	public function secret( string $service ): string {
		$secret = $this->secrets()[ $service ] ?? '';
		return is_string( $secret ) ? $secret : '';
	}

	public function areSet( string $service ): bool {
		return '' !== $this->site( $service ) && '' !== $this->secret( $service );
	}

	/**
	 * Checks whether a string can be a secret key. It must not contain spaces or line breaks, which are easily copied
	 * along by mistake.
	 */
	public static function isSecret( string $text ): bool {
		return 1 === preg_match( '/^[\x21-\x7E]{1,' . self::MAX_SECRET_CHARACTERS . '}$/D', $text );
	}

	/** @param string $secret Secret key. An empty string deletes the stored key. */
	public function keepSecret( string $service, string $secret ): void {
		$secrets = array_filter(
			array( $service => $secret ) + $this->secrets(),
			static fn ( mixed $one ): bool => is_string( $one ) && '' !== $one
		);
		update_option( self::SECRETS, $secrets, false );
	}

	/** @return array<array-key, mixed> */
	private function secrets(): array {
		$secrets = get_option( self::SECRETS, array() );
		return is_array( $secrets ) ? $secrets : array();
	}
}
