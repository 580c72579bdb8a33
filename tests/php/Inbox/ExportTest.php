<?php

declare(strict_types=1);

namespace Vestibule\Tests\Inbox;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Inbox\Export\Columns;
use Vestibule\Inbox\Export\CsvFormat;
use Vestibule\Inbox\Export\Format;
use Vestibule\Inbox\Export\Writer;
use Vestibule\Inbox\Export\ZipStream;
use Vestibule\Tests\ProcessorTime;
use Vestibule\Tests\Vectors;
use WP_REST_Request;

/** Export of entries: selection, columns and protection against formulas (security row 9). */
final class ExportTest extends EntriesTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->signIn( 'editor' );
	}

	public function test_a_csv_export_contains_only_the_chosen_columns(): void {
		$id  = $this->entry( array( 'description' => "two\nlines, \"quoted\"", 'gone' => 'left over' ) );
		$csv = $this->export( array( 'columns' => array( 'id', 'created_at', 'answer:Your message', 'answer:Last name', 'other', 'user_pass' ) ) );
		self::assertStringStartsWith( "\u{FEFF}\"id\",\"created_at\",\"Your message\",\"Last name\",\"Other answers\"\r\n", $csv );
		self::assertStringContainsString( "\"{$id}\",\"2026-11-21T09:00:00Z\",\"two\nlines, \"\"quoted\"\"\",\"Lovelace\",\"First name: Ada\n", $csv );
		self::assertStringContainsString( 'gone: left over', $csv );
	}

	public function test_an_export_without_chosen_columns_has_one_column_per_question(): void {
		$this->entry( array( 'gone' => 'left over' ) );
		$this->entry( row: array( 'form_id' => 5 ) );
		$lines = explode( "\r\n", $this->export( array() ) );
		self::assertCount( 4, $lines );
		self::assertStringContainsString( '"gone"', $lines[0] );
		self::assertStringContainsString( '"names[first_name]"', $lines[0] );
	}

	public function test_an_export_contains_only_the_filtered_or_selected_entries(): void {
		$one = $this->entry();
		$two = $this->entry( row: array( 'status' => 'read' ) );
		self::assertSame( "\"id\"\r\n\"{$two}\"\r\n", substr( $this->export( array( 'status' => 'read', 'columns' => array( 'id' ) ) ), 3 ) );
		self::assertSame( "\"id\"\r\n\"{$one}\"\r\n", substr( $this->export( array( 'ids' => array( $one ), 'columns' => array( 'id' ) ) ), 3 ) );
	}

	public function test_a_json_export_keeps_the_types_of_numbers_and_the_text_of_answers(): void {
		$id   = $this->entry( array( 'description' => "</script>\u{2028}=1+1" ) );
		$json = json_decode( $this->export( array( 'format' => 'json', 'columns' => array( 'id', 'starred', 'answer:Your message' ) ) ), true );
		self::assertSame( array( array( 'id' => $id, 'starred' => false, 'answers' => array( 'Your message' => "</script>\u{2028}=1+1" ) ) ), $json );
		self::assertSame( array(), json_decode( $this->export( array( 'format' => 'json', 'status' => 'spam' ) ), true ) );
	}

	public function test_an_xlsx_export_contains_text_cells_instead_of_formulas(): void {
		$id   = $this->entry( array( 'description' => "=HYPERLINK(\"http://x\")\x07 <b> & _x0041_", 'names[last_name]' => str_repeat( 'a', 33000 ) ) );
		$parts = $this->unzip( $this->export( array( 'format' => 'xlsx', 'columns' => array( 'id', 'answer:Your message', 'answer:Last name' ) ) ) );
		foreach ( array( '[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/styles.xml', 'xl/_rels/workbook.xml.rels' ) as $part ) {
			self::assertNotFalse( simplexml_load_string( $parts[ $part ] ?? '' ), $part );
		}
		$sheet = simplexml_load_string( $parts['xl/worksheets/sheet1.xml'] ?? '' );
		self::assertNotFalse( $sheet );
		$cells = $sheet->sheetData->row[1]->c ?? null;
		self::assertSame( (string) $id, (string) ( $cells[0]->v ?? '' ) );
		self::assertSame( '=HYPERLINK("http://x") <b> & _x005F_x0041_', (string) ( $cells[1]->is->t ?? '' ) );
		self::assertSame( 32767, mb_strlen( (string) ( $cells[2]->is->t ?? '' ) ) );
		self::assertSame( 0, $sheet->xpath( '//*[local-name()="f"]' ) ? 1 : 0 );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function cells(): iterable {
		yield from Vectors::rows( 'csv-cells' );
	}

	/** @param array{text: string, cell: string} $row */
	#[DataProvider( 'cells' )]
	public function test_cells_and_headings_that_look_like_formulas_are_escaped_in_csv_exports( array $row ): void {
		$format = new CsvFormat();
		$cell   = '"' . str_replace( '"', '""', $row['cell'] ) . '"';
		self::assertSame( "{$cell}\r\n", $format->row( array(), array( 'x' => $row['text'] ) ) );
		self::assertSame( "\u{FEFF}{$cell}\r\n", $format->begin( array( $row['text'] ) ) );
	}

	public function test_invalid_bytes_cannot_hide_a_formula_and_long_cells_are_exported_quickly(): void {
		$format = new CsvFormat();
		self::assertStringStartsNotWith( '"=', $format->row( array(), array( 'x' => "\xC3=1+1" ) ) );
		$long = array( 'x' => str_repeat( "\n ;\t\"", 200_000 ), 'y' => '+' . str_repeat( '(1)-', 200_000 ) . 'x' );
		self::assertLessThan( 1, ProcessorTime::of( static fn () => $format->row( array(), $long ) ) );
	}

	public function test_a_framed_export_reports_its_progress_and_ends_with_a_marker(): void {
		for ( $i = 0; $i < 3; $i++ ) {
			$this->entry();
		}
		$stream = $this->export( array( 'framed' => true, 'columns' => array( 'id' ) ) );
		$frames = array();
		while ( '' !== $stream ) {
			$head = unpack( 'Ndone/Nlength', $stream );
			self::assertIsArray( $head );
			$frames[] = array( $head['done'], substr( $stream, 8, $head['length'] ) );
			$stream   = substr( $stream, 8 + $head['length'] );
		}
		self::assertSame( array( 0, 3, 0 ), array_column( $frames, 0 ) );
		self::assertSame( 3, substr_count( $frames[1][1], "\r\n" ) );
		self::assertSame( '', $frames[2][1] );
	}

	public function test_a_user_who_may_read_only_one_form_cannot_export_entries_of_other_forms(): void {
		$own   = $this->entry();
		$other = $this->entry( array( 'email' => 'secret@example.org' ), array( 'form_id' => 5 ) );
		$this->signInWith( 'subscriber', 'vestibule_read_entries_4' );
		self::assertSame( 403, $this->call( 'POST', self::ROUTE . '/export', array( 'ids' => array( $own, $other ), 'form_id' => 4, 'form' => 4 ) )->get_status() );
		self::assertSame( '0', $this->call( 'POST', self::ROUTE . '/export', array( 'form' => 5, 'form_id' => 4 ) )->get_headers()['X-WP-Total'] );
		self::assertStringNotContainsString( 'secret', $this->export( array() ) );
		self::assertStringNotContainsString( 'secret', $this->export( array( 'form' => 5 ) ) );
		self::assertSame( array( 'form' => 0, 'fields' => array(), 'chosen' => null ), array_diff_key( $this->data( $this->call( 'GET', self::ROUTE . '/columns', array( 'form' => 5 ) ) ), array( 'questions' => 1 ) ) );
	}

	public function test_the_chosen_export_columns_are_stored_per_user_and_form_and_unknown_columns_are_ignored(): void {
		$path = self::ROUTE . '/columns';
		self::assertNull( $this->data( $this->call( 'GET', $path, array( 'form' => 4 ) ) )['chosen'] );
		$this->call( 'POST', $path, array( 'form' => 4, 'columns' => array( 'email', 'answer:description', 'answer:none', 'user_pass', '<b>' ) ) );
		self::assertSame( array( 'email', 'answer:description' ), $this->data( $this->call( 'GET', $path, array( 'form' => 4 ) ) )['chosen'] );
		self::assertNull( $this->data( $this->call( 'GET', $path ) )['chosen'] );
		$fields = $this->data( $this->call( 'GET', $path, array( 'form' => 4 ) ) )['fields'];
		self::assertIsArray( $fields );
		self::assertContains( 'description', array_column( $fields, 'name' ) );
		self::assertNotContains( 'fcal_booking_2', array_column( $fields, 'name' ) );
		$this->signIn( 'administrator' );
		self::assertNull( $this->data( $this->call( 'GET', $path, array( 'form' => 4 ) ) )['chosen'] );
	}

	public function test_questions_with_the_same_label_get_separate_columns(): void {
		$answers = array( array( 'heading' => 'Note', 'text' => 'one' ), array( 'heading' => 'Note', 'text' => 'two' ) );
		self::assertSame( array( 'Note' => 'one', 'Note (2)' => 'two' ), Columns::byQuestion( $answers ) );
	}

	public function test_another_plugin_can_add_an_export_format(): void {
		add_filter( 'vestibule/export_formats', static fn ( array $formats ): array => array( 'tsv' => static fn (): Format => new CsvFormat() ) + $formats );
		self::assertInstanceOf( CsvFormat::class, Writer::format( 'tsv' ) );
		self::assertSame( 400, $this->call( 'POST', self::ROUTE . '/export', array( 'format' => 'exe' ) )->get_status() );
	}

	public function test_a_large_file_in_a_zip_archive_is_complete(): void {
		$zip   = new ZipStream();
		$bytes = $zip->open( 'a.txt' );
		for ( $i = 0; $i < 2000; $i++ ) {
			$bytes .= $zip->add( str_repeat( "line {$i}\n", 20 ) );
		}
		$bytes .= $zip->close() . $zip->end();
		self::assertStringEndsWith( "line 1999\n", $this->unzip( $bytes )['a.txt'] ?? '' );
	}

	/** @return array<string, string> Contents by name, as read by WordPress's own library. */
	private function unzip( string $bytes ): array {
		require_once ABSPATH . 'wp-admin/includes/class-pclzip.php';
		$file = (string) tempnam( sys_get_temp_dir(), 'zip' );
		file_put_contents( $file, $bytes );
		$zip   = new \PclZip( $file );
		// @phpstan-ignore arguments.count (It reads its arguments itself.)
		$files = $zip->extract( constant( 'PCLZIP_OPT_EXTRACT_AS_STRING' ) );
		unlink( $file );
		self::assertIsArray( $files );
		return array_column( $files, 'content', 'filename' );
	}

	/** @param array<string, mixed> $params */
	private function export( array $params ): string {
		$request = new WP_REST_Request( 'POST', self::ROUTE . '/export' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( (object) $params ) );
		$answer = rest_get_server()->dispatch( $request );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		ob_start();
		self::assertTrue( apply_filters( 'rest_pre_serve_request', false, $answer, $request, rest_get_server() ) );
		return (string) ob_get_clean();
	}
}
