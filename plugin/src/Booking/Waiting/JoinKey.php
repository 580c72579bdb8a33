<?php

declare(strict_types=1);

namespace Vestibule\Booking\Waiting;

use Vestibule\Storage\Secret;

/**
 * What the page without scripts carries for its form. As a page's key for a form (Ajax\PageKey) it never runs out and is
 * printed for everybody; it is none of those, because the page would print them for forms that are shown nowhere.
 */
final class JoinKey {

	/** The name it is posted under, as the call's. */
	public const NAME = 'nonce';

	private const LENGTH = 32;

	public function __construct( private readonly Secret $secret ) {}

	public function forEvent( int $event ): string {
		return substr( $this->secret->sign( 'waiting-page', (string) $event ), 0, self::LENGTH );
	}

	public function matches( int $event, string $key ): bool {
		return hash_equals( $this->forEvent( $event ), $key );
	}
}
