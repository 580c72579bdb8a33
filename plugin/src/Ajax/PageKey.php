<?php

declare(strict_types=1);

namespace Vestibule\Ajax;

use Vestibule\Storage\Secret;

/**
 * The key that a page carries for its form, such as `4.0f3c…`: it never runs out, so that a cached page works, and it
 * is signed for form and site. It is printed for everybody and permits nothing but asking for a token
 * (docs/reference/calls.md).
 */
final class PageKey {

	private const LENGTH = 32;

	public function __construct( private readonly Secret $secret ) {}

	public function forForm( int $form_id ): string {
		return $form_id . '.' . substr( $this->secret->sign( 'page', (string) $form_id ), 0, self::LENGTH );
	}

	public function matches( int $form_id, string $key ): bool {
		return hash_equals( $this->forForm( $form_id ), $key );
	}

	/** Whether it is the key of any form of this site, for the calls that name no form. */
	public function isGenuine( string $key ): bool {
		return 1 === preg_match( '/^([1-9]\d{0,17})\.[0-9a-f]{32}$/D', $key, $part ) && $this->matches( (int) $part[1], $key );
	}
}
