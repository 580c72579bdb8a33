<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Export;

defined( 'ABSPATH' ) || exit;

/**
 * Excel workbook (ECMA-376) with text and whole numbers. Excel never evaluates text cells as formulas, so they don't
 * need protection against formula injection.
 */
final class XlsxFormat implements Format {

	/** Excel's limits: rows per sheet and characters per cell. */
	private const ROWS    = 1_048_576;
	private const LETTERS = 32_767;

	private const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
	private const LINK = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
	private const PACK = 'http://schemas.openxmlformats.org/package/2006';

	private readonly ZipStream $zip;

	/** @var list<string> */
	private array $headings = array();

	private int $sheets = 0;
	private int $rows   = 0;

	public function __construct() {
		$this->zip = new ZipStream();
	}

	public function extension(): string {
		return 'xlsx';
	}

	public function mime(): string {
		return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
	}

	public function begin( array $headings ): string {
		$this->headings = $headings;
		return $this->openSheet();
	}

	public function row( array $facts, array $answers ): string {
		$start = $this->rows >= self::ROWS ? $this->closeSheet() . $this->openSheet() : '';
		return $start
			. $this->zip->add( $this->cells( array( ...array_values( $facts ), ...array_values( $answers ) ), '' ) );
	}

	public function end(): string {
		$bytes = $this->closeSheet();
		foreach ( $this->parts() as $name => $xml ) {
			$bytes .= $this->zip->open( $name )
				. $this->zip->add( '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' . "\n" . $xml )
				. $this->zip->close();
		}
		return $bytes . $this->zip->end();
	}

	private function openSheet(): string {
		++$this->sheets;
		$this->rows = 0;
		$columns    = '<cols><col min="1" max="' . max( 1, count( $this->headings ) )
			. '" width="22" customWidth="1"/></cols>';
		$pane       = '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
		return $this->zip->open( "xl/worksheets/sheet{$this->sheets}.xml" )
			. $this->zip->add(
				'<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' . "\n" . '<worksheet xmlns="' . self::MAIN
					. '">' . $pane . $columns . '<sheetData>' . $this->cells( $this->headings, ' s="1"' )
			);
	}

	private function closeSheet(): string {
		return $this->zip->add( '</sheetData></worksheet>' ) . $this->zip->close();
	}

	/** @param list<bool|int|string> $values */
	private function cells( array $values, string $style ): string {
		++$this->rows;
		$cells = '';
		foreach ( $values as $value ) {
			$value  = is_bool( $value ) ? ( $value ? 'yes' : 'no' ) : $value;
			$cells .= is_int( $value )
				? "<c{$style}><v>{$value}</v></c>"
				: "<c t=\"inlineStr\"{$style}><is><t xml:space=\"preserve\">" . self::text( $value ) . '</t></is></c>';
		}
		return "<row>{$cells}</row>";
	}

	/**
	 * Escapes text for XML. Removes characters that XML doesn't allow. Escapes underscores that Excel would read as the
	 * start of an encoded character.
	 */
	private static function text( string $text ): string {
		$text = (string) preg_replace(
			'/[^\x{9}\x{A}\x{D}\x{20}-\x{D7FF}\x{E000}-\x{FFFD}\x{10000}-\x{10FFFF}]/u',
			'',
			wp_check_invalid_utf8( $text, true )
		);
		$text = (string) preg_replace( '/_(?=x[0-9A-Fa-f]{4}_)/', '_x005F_', mb_substr( $text, 0, self::LETTERS ) );
		return htmlspecialchars( $text, ENT_QUOTES | ENT_XML1, 'UTF-8' );
	}

	/** @return array<string, string> Files of the workbook by path, without the sheets. */
	private function parts(): array {
		$sheets = '';
		$links  = '';
		$types  = '';
		for ( $i = 1; $i <= $this->sheets; $i++ ) {
			$sheets .= "<sheet name=\"Entries {$i}\" sheetId=\"{$i}\" r:id=\"rId{$i}\"/>";
			$links  .= "<Relationship Id=\"rId{$i}\" Type=\"" . self::LINK
				. "/worksheet\" Target=\"worksheets/sheet{$i}.xml\"/>";
			$types  .= "<Override PartName=\"/xl/worksheets/sheet{$i}.xml\" ContentType=\"application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml\"/>";
		}
		$styles = 'rId' . ( $this->sheets + 1 );
		$type   = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
		return array(
			'xl/workbook.xml'            => '<workbook xmlns="' . self::MAIN . '" xmlns:r="' . self::LINK
				. "\"><sheets>{$sheets}</sheets></workbook>",
			'xl/styles.xml'              => '<styleSheet xmlns="' . self::MAIN
				. '"><fonts count="2"><font/><font><b/></font></fonts>'
				. '<fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>',
			'xl/_rels/workbook.xml.rels' => '<Relationships xmlns="' . self::PACK
				. "/relationships\">{$links}<Relationship Id=\"{$styles}\" Type=\"" . self::LINK
				. '/styles" Target="styles.xml"/></Relationships>',
			'_rels/.rels'                => '<Relationships xmlns="' . self::PACK
				. '/relationships"><Relationship Id="rId1" Type="' . self::LINK
				. '/officeDocument" Target="xl/workbook.xml"/></Relationships>',
			'[Content_Types].xml'        => '<Types xmlns="' . self::PACK
				. '/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
				. '<Default Extension="xml" ContentType="application/xml"/>'
				. "<Override PartName=\"/xl/workbook.xml\" ContentType=\"{$type}.sheet.main+xml\"/><Override PartName=\"/xl/styles.xml\" ContentType=\"{$type}.styles+xml\"/>{$types}</Types>",
		);
	}
}
