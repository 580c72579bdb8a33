<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

/**
 * A visitor's file as an entry holds it: `id/size/name`. So entries, mails and exports name their files without asking
 * for them.
 */
final class StoredFile {

	private const STORED = '~^([0-9a-f]{32})/([0-9]{1,12})/([^/\\\\\p{Cc}]{1,200})$~Du';

	/** The hexadecimal digits in front of a reference that a form carries, with their slash. */
	private const SIGNED = 33;

	/** @param int $size In bytes. */
	public function __construct( public readonly string $id, public readonly int $size, public readonly string $name ) {}

	public static function parse( string $text ): ?self {
		return 1 === preg_match( self::STORED, $text, $part ) ? new self( $part[1], (int) $part[2], $part[3] ) : null;
	}

	/** What a reference says of its file, true or not: for showing it only. */
	public static function fromReference( string $reference ): ?self {
		return self::parse( substr( $reference, self::SIGNED ) );
	}

	public function text(): string {
		return "{$this->id}/{$this->size}/{$this->name}";
	}

	/** In lower case; empty when the name has none. */
	public function extension(): string {
		return strtolower( pathinfo( $this->name, PATHINFO_EXTENSION ) );
	}
}
