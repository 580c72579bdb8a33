<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

/**
 * Visitor's file, in the format in which entries store it as an answer: `id/size/name`. Entries, emails and exports can
 * display the name without reading the table `uploads`.
 */
final class StoredFile {

	private const STORED = '~^([0-9a-f]{32})/([0-9]{1,12})/([^/\\\\\p{Cc}]{1,200})$~Du';

	/** Length of the signature at the start of a reference, including the slash after it. */
	private const SIGNED = 33;

	/** @param int $size Size in bytes. */
	public function __construct(
		public readonly string $id,
		public readonly int $size,
		public readonly string $name
	) {}

	public static function parse( string $text ): ?self {
		return 1 === preg_match( self::STORED, $text, $part ) ? new self( $part[1], (int) $part[2], $part[3] ) : null;
	}

	/** Parses a reference without checking its signature. Only for displaying the file's name and size. */
	public static function fromReference( string $reference ): ?self {
		return self::parse( substr( $reference, self::SIGNED ) );
	}

	public function text(): string {
		return "{$this->id}/{$this->size}/{$this->name}";
	}

	/** Returns the extension in lower case. Empty if the name has no extension. */
	public function extension(): string {
		return strtolower( pathinfo( $this->name, PATHINFO_EXTENSION ) );
	}
}
