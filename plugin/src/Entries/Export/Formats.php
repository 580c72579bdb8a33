<?php

declare(strict_types=1);

namespace Vestibule\Entries\Export;

/** The kinds of files that entries can be exported to, by name. */
final class Formats {

	public function find( string $name ): ?Format {
		$formats = array(
			'csv'  => static fn (): Format => new CsvFormat(),
			'json' => static fn (): Format => new JsonFormat(),
			'xlsx' => static fn (): Format => new XlsxFormat(),
		);
		/**
		 * Filters the kinds of files that entries can be exported to.
		 *
		 * @param array<string, callable(): Format> $formats What makes one, by the name that a request and WP-CLI give.
		 */
		$formats = apply_filters( 'vestibule/export_formats', $formats );
		$make    = is_array( $formats ) ? ( $formats[ $name ] ?? null ) : null;
		$format  = is_callable( $make ) ? $make() : null;
		return $format instanceof Format ? $format : null;
	}
}
