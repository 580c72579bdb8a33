<?php

declare(strict_types=1);

namespace Vestibule\Fields\MergeTags;

/**
 * Output format of merge tags. Determines how values are escaped, including all visitor input in emails.
 *
 * @phpstan-import-type MergeRow from MergeValue
 * @phpstan-import-type MergeTable from MergeValue
 */
enum MergeFormat {

	/**
	 * Plain text. All lines of a value except the first are indented, so that visitors can't imitate the text of the
	 * template.
	 */
	case Text;

	/** HTML, for text content or quoted attribute values. */
	case Html;

	/** Single line, such as an email subject. Line breaks are removed to prevent header injection. */
	case Header;

	/** Part of the path or query of a URL. */
	case Url;

	private const CELL = 'padding:6px 12px 6px 0;text-align:start;vertical-align:top;';

	public function print( MergeValue $value ): string {
		return match ( $this ) {
			self::Text   => array() === $value->rows
				? $this->lines( $value->text )
				: implode( "\n\n", array_map( $this->row( ... ), $value->rows ) ),
			self::Html   => array() === $value->rows
				? $this->cell( $value->text, $value->table )
				: $this->table( $value->rows ),
			self::Header => $this->line( $this->flat( $value ) ),
			self::Url    => rawurlencode( $this->line( $this->flat( $value ) ) ),
		};
	}

	/** @param MergeRow $row */
	private function row( array $row ): string {
		return $this->line( $row['label'] ) . "\n  " . $this->lines( $row['value'] );
	}

	private function flat( MergeValue $value ): string {
		return array() === $value->rows
			? $value->text
			: implode(
				', ',
				array_map( static fn ( array $row ): string => "{$row['label']}: {$row['value']}", $value->rows )
			);
	}

	/** @param list<MergeRow> $rows */
	private function table( array $rows ): string {
		$html = '';
		foreach ( $rows as $row ) {
			$head  = '<th scope="row" style="' . self::CELL . 'font-weight:600">' . $this->escaped( $row['label'] )
				. '</th>';
			$html .= "<tr>{$head}<td style=\"" . self::CELL . '">' . $this->cell( $row['value'], $row['table'] ?? null )
				. '</td></tr>';
		}
		return '<table style="border-collapse:collapse">' . $html . '</table>';
	}

	/** @param MergeTable|null $table */
	private function cell( string $text, ?array $table ): string {
		if ( null === $table ) {
			return nl2br( $this->escaped( $text ) );
		}
		$rows = array_map(
			fn ( array $row ): string => $this->cells( $row, 'td', 'border-top:1px solid' ),
			$table['rows']
		);
		return '<table style="border-collapse:collapse">' . $this->cells( $table['headings'], 'th', 'font-weight:600' )
			. implode( '', $rows ) . '</table>';
	}

	/** @param list<string> $texts Cells of a row. */
	private function cells( array $texts, string $tag, string $style ): string {
		$cells = array_map(
			fn ( string $text ): string => "<{$tag} style=\"" . self::CELL . $style . '">'
				. nl2br( $this->escaped( $text ) ) . "</{$tag}>",
			$texts
		);
		return '<tr>' . implode( '', $cells ) . '</tr>';
	}

	private function escaped( string $text ): string {
		return htmlspecialchars(
			(string) preg_replace( '/[\x00-\x08\x0B-\x1F\x7F]+/', ' ', $text ),
			ENT_QUOTES | ENT_SUBSTITUTE,
			'UTF-8'
		);
	}

	/**
	 * Removes line breaks, including Unicode line breaks that some email clients support. Also removes bidirectional
	 * control characters, because they could change the direction of the template's text.
	 */
	private function line( string $text ): string {
		$plain = (string) preg_replace( '/[\x{202A}-\x{202E}\x{2066}-\x{2069}]/u', '', mb_scrub( $text, 'UTF-8' ) );
		return trim( (string) preg_replace( '/[\x00-\x1F\x7F\x{85}\x{2028}\x{2029}]+/u', ' ', $plain ) );
	}

	private function lines( string $text ): string {
		return str_replace( "\n", "\n  ", (string) preg_replace( '/[\x00-\x09\x0B-\x1F\x7F]+/', ' ', $text ) );
	}
}
