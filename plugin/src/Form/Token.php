<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\Clock;
use Vestibule\Storage\Secret;

/**
 * The token that a submission carries: it lives an hour, belongs to one form, and is checked without looking it up, so
 * that asking for tokens stores nothing. That it counts once is decided by UsedTokens (docs/reference/calls.md).
 */
final class Token {

	private const LIFETIME = HOUR_IN_SECONDS;

	/** How long a first answer is kept after the token itself has run out. */
	public const KEPT = DAY_IN_SECONDS;

	public function __construct( private readonly Secret $secret, private readonly Clock $clock ) {}

	public function issue( int $form_number ): string {
		$expires = $this->clock->now()->getTimestamp() + self::LIFETIME;
		$text    = "{$form_number}.{$expires}." . bin2hex( random_bytes( 16 ) );
		return $text . '.' . $this->secret->sign( 'token', $text );
	}

	/** When a token of this form runs out, in unix seconds; null when it is none of ours or of another form. */
	public function expires( int $form_number, string $token ): ?int {
		if ( 1 !== preg_match( '/^(([1-9]\d{0,17})\.(\d{1,12})\.[0-9a-f]{32})\.([0-9a-f]{64})$/D', $token, $part ) ) {
			return null;
		}
		$is_ours = hash_equals( $this->secret->sign( 'token', $part[1] ), $part[4] ) && (int) $part[2] === $form_number;
		return $is_ours ? (int) $part[3] : null;
	}
}
