<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files\Formats;

use Vestibule\Entries\Files\Contents;

defined( 'ABSPATH' ) || exit;

/**
 * A zip archive, or a document that is one: those of Office and OpenDocument. Its table of contents is read and nothing
 * is unpacked; one that would grow beyond measure, or that holds what its format has not, does not match.
 */
final class Archive implements Format {

	/** In bytes, of everything unpacked. */
	private const LARGEST = 262144000;

	/** How many times larger than packed: text and tables stay far below, a bomb is made of nothing else. */
	private const RATIO = 150;

	/** In bytes: below it any ratio does no harm. */
	private const HARMLESS = 4194304;

	private const MOST = 5000;

	/**
	 * @param list<string> $extensions
	 * @param string       $part What the table of contents has to name, such as `word/document.xml`; empty for any.
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
		$table = "PK\x03\x04" === $file->read( 0, 4 ) ? $this->table( $file ) : null;
		return null !== $table && ( '' === $this->part || in_array( $this->part, $table, true ) );
	}

	/** @return list<string>|null The names inside; null when the archive is broken or not harmless. */
	private function table( Contents $file ): ?array {
		$tail = $file->read( max( 0, $file->size - 65557 ), 65557 );
		$end  = strrpos( $tail, "PK\x05\x06" );
		$last = false === $end ? false : unpack( 'vcount/Vlength/Voffset', substr( $tail, $end + 10, 10 ) . "\0\0" );
		if ( false === $last || $last['count'] < 1 || $last['count'] > self::MOST || $last['offset'] + $last['length'] > $file->size ) {
			return null;
		}
		$rows  = $file->read( (int) $last['offset'], (int) $last['length'] );
		$names = array();
		$sum   = 0;
		$at    = 0;
		for ( $n = 0; $n < $last['count']; $n++ ) {
			$row = "PK\x01\x02" === substr( $rows, $at, 4 ) && strlen( $rows ) >= $at + 46 ? unpack( 'Vpacked/Vsize/vname/vextra/vcomment', substr( $rows, $at + 20, 14 ) ) : false;
			if ( false === $row ) {
				return null;
			}
			$name = substr( $rows, $at + 46, $row['name'] );
			$sum += $row['size'];
			$at  += 46 + $row['name'] + $row['extra'] + $row['comment'];
			if ( ! $this->isHarmless( $name, $row['packed'], $row['size'] ) ) {
				return null;
			}
			$names[] = $name;
		}
		return $sum <= self::LARGEST && ( $sum <= self::HARMLESS || $sum <= self::RATIO * $file->size ) ? $names : null;
	}

	/** Nothing leads out of the folder that it is unpacked to, no document holds a program, none is too well packed. */
	private function isHarmless( string $name, int $packed, int $size ): bool {
		$leads_out = str_contains( $name, '..' ) || str_contains( $name, '\\' ) || str_starts_with( $name, '/' ) || str_contains( $name, "\0" );
		$programs  = '' !== $this->part && 1 === preg_match( '/(?:^|\/)vbaProject\.bin$/i', $name );
		return ! $leads_out && ! $programs && ( $size <= self::HARMLESS || $size <= self::RATIO * max( 1, $packed ) );
	}
}
