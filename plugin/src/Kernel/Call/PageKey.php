<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Call;

use Vestibule\Kernel\Secret;

/**
 * The key that a page carries for its form, such as `4.0f3c…`: it never runs out, so that a cached page works, and it
 * is signed for form and site. It is printed for everybody and permits nothing but asking for a token
 * (docs/rest.md), where requests and pages know it as `nonce`, `data-nonce` and `vestibule_key`; it is no
 * nonce of WordPress.
 */
final class PageKey {

	private const LENGTH = 32;

	public function __construct( private readonly Secret $secret ) {}

	public function forForm( int $form_number ): string {
		return $form_number . '.' . substr( $this->secret->sign( 'page', (string) $form_number ), 0, self::LENGTH );
	}

	public function matches( int $form_number, string $key ): bool {
		return hash_equals( $this->forForm( $form_number ), $key );
	}

	/** Whether it is the key of any form of this site, for the calls that name no form. */
	public function isGenuine( string $key ): bool {
		return 1 === preg_match( '/^([1-9]\d{0,17})\.[0-9a-f]{32}$/D', $key, $part ) && $this->matches( (int) $part[1], $key );
	}
}
