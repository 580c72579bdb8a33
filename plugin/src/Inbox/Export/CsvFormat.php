<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Export;

use Vestibule\Kernel\File\Csv;

defined( 'ABSPATH' ) || exit;

/**
 * CSV file (RFC 4180) in UTF-8. It starts with a byte order mark, so that spreadsheets recognize the encoding. Cells
 * are protected against formula injection.
 */
final class CsvFormat implements Format {

	public function extension(): string {
		return 'csv';
	}

	public function mime(): string {
		return 'text/csv; charset=utf-8';
	}

	public function begin( array $headings ): string {
		return Csv::START . Csv::line( $headings );
	}

	public function row( array $facts, array $answers ): string {
		return Csv::line(
			array(
				...array_map(
					static fn ( bool|int|string $fact ): string =>
						is_bool( $fact ) ? ( $fact ? 'yes' : 'no' ) : (string) $fact,
					array_values( $facts )
				),
				...array_values( $answers ),
			)
		);
	}

	public function end(): string {
		return '';
	}
}
