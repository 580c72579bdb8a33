<?php

declare(strict_types=1);

namespace Vestibule\Guard\Captcha;

use Vestibule\Guard\SpamSettings;

/**
 * The two keys of each service. The site key is public and stands in the settings; the secret has an option of its own,
 * which no page, no screen and no REST answer ever shows.
 */
final class Keys {

	/** The screen in wp-admin where they are entered. */
	public const SCREEN = 'vestibule-spam';

	public const SECRETS = 'vestibule_spam_secrets';

	/** What a service gives out is far shorter. */
	private const LONGEST = 200;

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

	/** Whether a text can be a secret key at all: one that was copied with a line break is none. */
	public static function isSecret( string $text ): bool {
		return 1 === preg_match( '/^[\x21-\x7E]{1,' . self::LONGEST . '}$/D', $text );
	}

	/** @param string $secret Empty forgets it. */
	public function keepSecret( string $service, string $secret ): void {
		$secrets = array_filter( array( $service => $secret ) + $this->secrets(), static fn ( mixed $one ): bool => is_string( $one ) && '' !== $one );
		update_option( self::SECRETS, $secrets, false );
	}

	/** @return array<array-key, mixed> */
	private function secrets(): array {
		$secrets = get_option( self::SECRETS, array() );
		return is_array( $secrets ) ? $secrets : array();
	}
}
