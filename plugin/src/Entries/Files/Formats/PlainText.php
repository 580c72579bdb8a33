<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files\Formats;

use Vestibule\Entries\Files\Contents;

defined( 'ABSPATH' ) || exit;

/**
 * Plain text. Files with control characters and files that start like HTML or a script don't match. UTF-16, which Excel
 * and Notepad write, is detected by its byte order mark.
 */
final class PlainText implements Format {

	private const MARKS = array(
		"\xFF\xFE" => 'UTF-16LE',
		"\xFE\xFF" => 'UTF-16BE',
	);

	/** @param list<string> $extensions */
	public function __construct( private readonly array $extensions, private readonly string $type ) {}

	public function extensions(): array {
		return $this->extensions;
	}

	public function type(): string {
		return $this->type;
	}

	public function group(): string {
		return 'documents';
	}

	public function matches( Contents $file ): bool {
		$encoding = self::MARKS[ $file->read( 0, 2 ) ] ?? null;
		$start    = self::decoded( $file->read( 0, 512 ), $encoding );
		if ( 1 === preg_match( '/^(?:\xEF\xBB\xBF)?\s*(?:<[!?\/a-z%]|#!)/i', $start ) ) {
			return false;
		}
		foreach ( $file->pieces() as $piece ) {
			if ( 1 === preg_match( '/[\x00-\x08\x0E-\x1A\x1C-\x1F]/', self::decoded( $piece, $encoding ) ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Converts text to UTF-8. If a piece splits a four-byte character, the character becomes a question mark, which
	 * doesn't affect the check.
	 */
	private static function decoded( string $text, ?string $encoding ): string {
		return null === $encoding ? $text : (string) mb_convert_encoding( $text, 'UTF-8', $encoding );
	}
}
