<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files\Formats;

use Vestibule\Entries\Files\Contents;

defined( 'ABSPATH' ) || exit;

/**
 * Zip archive, or an Office or OpenDocument document, which is also a zip archive. Only the table of contents is read.
 * Nothing is unpacked. Zip bombs, archives with unsafe paths and documents with macros don't match.
 */
final class Archive implements Format, ExplainsRefusal {

	private const MAX_UNPACKED_BYTES = 262144000;

	/** Maximum compression ratio. Text and tables have a much lower ratio, zip bombs a much higher one. */
	private const RATIO = 150;

	/** Size in bytes up to which any compression ratio is allowed. */
	private const HARMLESS = 4194304;

	private const MAX_FILES = 5000;

	/**
	 * Office stores password-protected documents in its older container format. The container has a stream with the
	 * name EncryptedPackage in UTF-16.
	 */
	private const CONTAINER = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1";
	private const ENCRYPTED = '/E\x00n\x00c\x00r\x00y\x00p\x00t\x00e\x00d\x00P\x00a\x00c\x00k\x00a\x00g\x00e/';

	private const MACROS = '/(?:^|\/)vbaProject\.bin$/i';

	/**
	 * @param list<string> $extensions
	 * @param string       $part File that the archive must contain, such as `word/document.xml`. Empty for none.
	 */
	public function __construct(
		private readonly array $extensions,
		private readonly string $type,
		private readonly string $group,
		private readonly string $part,
	) {}

	public function extensions(): array {
		return $this->extensions;
	}

	public function type(): string {
		return $this->type;
	}

	public function group(): string {
		return $this->group;
	}

	public function matches( Contents $file ): bool {
		$rows = $this->rows( $file );
		$sum  = array_sum( array_column( $rows, 'size' ) );
		foreach ( $rows as $row ) {
			if ( ! $this->isHarmless( $row['name'], $row['packed'], $row['size'] ) ) {
				return false;
			}
		}
		$names   = array_column( $rows, 'name' );
		$is_bomb = $sum > self::MAX_UNPACKED_BYTES || ( $sum > self::HARMLESS && $sum > self::RATIO * $file->size );
		return array() !== $rows && ! $is_bomb && ( '' === $this->part || in_array( $this->part, $names, true ) );
	}

	public function refusal( Contents $file ): string {
		if ( '' === $this->part ) {
			return '';
		}
		if ( self::CONTAINER === $file->read( 0, strlen( self::CONTAINER ) ) && $file->contains( self::ENCRYPTED ) ) {
			return __(
				'This file is protected with a password. Save it without the password and choose it again.',
				'vestibule'
			);
		}
		return array() === preg_grep( self::MACROS, array_column( $this->rows( $file ), 'name' ) )
			? ''
			: __( 'This file contains macros. Save it without macros, or as a PDF, and choose it again.', 'vestibule' );
	}

	/** @return list<array{name: string, packed: int, size: int}> Table of contents. Empty if the archive is damaged. */
	private function rows( Contents $file ): array {
		if ( "PK\x03\x04" !== $file->read( 0, 4 ) ) {
			return array();
		}
		$tail = $file->read( max( 0, $file->size - 65557 ), 65557 );
		$end  = strrpos( $tail, "PK\x05\x06" );
		$last = false === $end ? false : unpack( 'vcount/Vlength/Voffset', substr( $tail, $end + 10, 10 ) . "\0\0" );
		if (
			false === $last
				|| $last['count'] < 1
				|| $last['count'] > self::MAX_FILES
				|| $last['offset'] + $last['length'] > $file->size
		) {
			return array();
		}
		$table = $file->read( (int) $last['offset'], (int) $last['length'] );
		$rows  = array();
		$at    = 0;
		for ( $n = 0; $n < $last['count']; $n++ ) {
			$is_row = "PK\x01\x02" === substr( $table, $at, 4 ) && strlen( $table ) >= $at + 46;
			$row    = $is_row ? unpack( 'Vpacked/Vsize/vname/vextra/vcomment', substr( $table, $at + 20, 14 ) ) : false;
			if ( false === $row ) {
				return array();
			}
			$name   = substr( $table, $at + 46, $row['name'] );
			$at    += 46 + $row['name'] + $row['extra'] + $row['comment'];
			$rows[] = array( 'name' => $name, 'packed' => $row['packed'], 'size' => $row['size'] );
		}
		return $rows;
	}

	/**
	 * Checks one file of the archive: its path must not lead out of the folder, its compression ratio must be normal,
	 * and it must not be the macro file of a document.
	 */
	private function isHarmless( string $name, int $packed, int $size ): bool {
		$leads_out = str_contains( $name, '..' )
			|| str_contains( $name, '\\' )
			|| str_starts_with( $name, '/' )
			|| str_contains( $name, "\0" );
		$programs  = '' !== $this->part && 1 === preg_match( self::MACROS, $name );
		return ! $leads_out && ! $programs && ( $size <= self::HARMLESS || $size <= self::RATIO * max( 1, $packed ) );
	}
}
