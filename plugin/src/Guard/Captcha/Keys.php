<?php

declare(strict_types=1);

namespace Vestibule\Guard\Captcha;

use Vestibule\Guard\SpamSettings;

/**
 * Site key and secret key of each captcha service. The site key is public and part of the settings. The secret key has
 * its own option, and no page, screen or REST response contains it.
 */
final class Keys {

	/** Slug of the admin screen where the keys are entered. */
	public const SCREEN = 'vestibule-spam';

	public const SECRETS = 'vestibule_spam_secrets';

	/** Maximum length of a secret key. The keys of all services are far shorter. */
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

	/** Checks whether a text can be a secret key. A line break that was copied with the key makes it invalid. */
	public static function isSecret( string $text ): bool {
		return 1 === preg_match( '/^[\x21-\x7E]{1,' . self::MAX_SECRET_CHARACTERS . '}$/D', $text );
	}

	/** @param string $secret Secret key; empty deletes it. */
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
