<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Call;

use Vestibule\Kernel\Secret;

/**
 * Key for a form in the HTML of a page, such as `4.0f3c…`. The key never expires, because pages are cached. It is
 * signed for the form and the site. It is public and only allows requesting a form token (docs/rest.md). In requests
 * and pages, the key is called `nonce`, `data-nonce` and `vestibule_key`, although it is not a WordPress nonce.
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

	/** Checks whether the key belongs to any form of this site, for actions without a form ID. */
	public function isGenuine( string $key ): bool {
		return 1 === preg_match( '/^([1-9]\d{0,17})\.[0-9a-f]{32}$/D', $key, $part )
			&& $this->matches( (int) $part[1], $key );
	}
}
