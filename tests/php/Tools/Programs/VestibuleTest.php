<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Programs;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Kernel\Operation\Page;
use WP_Error;

/** Forms and entries in the PHP API: vestibule() (docs/programs.md). */
final class VestibuleTest extends ApiTestCase {

	public function test_the_php_api_is_a_single_object_and_returns_the_plugin_version(): void {
		self::assertSame( vestibule(), vestibule() );
		self::assertMatchesRegularExpression( '/^\d+\.\d+\.\d+/', vestibule()->version() );
	}

	public function test_forms_can_be_listed_and_read_by_id(): void {
		$draft = $this->form( array( array( 'text', array( 'name' => 'colour' ) ) ), 'draft', 'Colours' );
		$this->form( array(), 'trash', 'Gone' );
		$page = $this->page( vestibule()->forms()->list() );
		self::assertSame( array( 4, $draft ), array_column( $page->items, 'id' ) );
		self::assertSame( array( 'Enquiry and appointment', 'Colours' ), array_column( $page->items, 'title' ) );
		self::assertSame( array( 2, 1 ), array( $page->total, $page->pages() ) );
		self::assertSame( array( $draft ), array_column( $this->page( vestibule()->forms()->list( array( 'status' => 'draft' ) ) )->items, 'id' ) );
		self::assertSame( array( $draft ), array_column( $this->page( vestibule()->forms()->list( array( 'per_page' => 1, 'page' => 2 ) ) )->items, 'id' ) );
		$form = vestibule()->forms()->get( $draft );
		self::assertNotNull( $form );
		self::assertTrue( $this->site->services->schema->fits( 'forms-form', $form ) );
		self::assertSame( array( 'colour' ), array_column( (array) $form['fields'], 'name' ) );
		self::assertNull( vestibule()->forms()->get( 999999 ) );
		self::assertNull( vestibule()->forms()->schema( 0 ) );
	}

	public function test_the_schema_of_a_form_describes_a_valid_submission(): void {
		$schema = json_decode( (string) wp_json_encode( vestibule()->forms()->schema( 4 ) ), true );
		self::assertIsArray( $schema );
		self::assertIsArray( $schema['properties'] );
		self::assertIsArray( $schema['required'] );
		self::assertContains( 'email', $schema['required'] );
		self::assertSame( array( 'type' => 'boolean', 'enum' => array( true ) ), array_intersect_key( (array) $schema['properties']['gdpr-agreement'], array( 'type' => 0, 'enum' => 0 ) ) );
		self::assertTrue( rest_validate_value_from_schema( $this->answers(), $schema ) );
		self::assertInstanceOf( WP_Error::class, rest_validate_value_from_schema( array( 'email' => 'x' ) + $this->answers(), $schema ) );
		self::assertInstanceOf( WP_Error::class, rest_validate_value_from_schema( array( 'multi_select' => array( 'x' ) ) + $this->answers(), $schema ) );
	}

	public function test_the_schema_of_a_form_does_not_require_conditional_fields(): void {
		$rule = array( 'match' => 'all', 'rules' => array( array( 'field' => 'kind', 'operator' => 'equals', 'value' => 'visit' ) ) );
		$form = $this->form( array( array( 'text', array( 'name' => 'kind', 'required' => true ) ), array( 'text', array( 'name' => 'why', 'required' => true, 'conditions' => $rule ) ) ) );
		self::assertSame( array( 'kind' ), vestibule()->forms()->schema( $form )['required'] ?? null );
	}

	public function test_a_form_can_be_rendered_via_php(): void {
		self::assertStringContainsString( 'data-form_id="4"', vestibule()->forms()->render( 4 ) );
		self::assertSame( '', vestibule()->forms()->render( 999999 ) );
	}

	public function test_entries_can_be_listed_and_counted_and_read_via_php(): void {
		$ada   = $this->entry();
		$grace = $this->entry( array( 'names[first_name]' => 'Grace', 'email' => 'grace@example.org' ), array( 'form_id' => 5, 'starred' => 1 ) );
		$this->entry( array(), array( 'status' => 'trash' ) );
		$entries = vestibule()->entries();
		self::assertSame( array( $grace, $ada ), array_column( $this->page( $entries->find() )->items, 'id' ) );
		self::assertSame( array( $ada ), array_column( iterator_to_array( $this->page( $entries->find( array( 'form' => 4 ) ) ) ), 'id' ) );
		self::assertSame( array( $grace ), array_column( $this->page( $entries->find( array( 'starred' => true ) ) )->items, 'id' ) );
		self::assertSame( array( $ada ), array_column( $this->page( $entries->find( array( 'form' => 4, 'field' => 'email', 'match' => 'equals', 'value' => 'ada@example.org' ) ) )->items, 'id' ) );
		self::assertSame( array( 2, 1 ), array( $entries->count(), $entries->count( array( 'status' => 'trash' ) ) ) );
		$entry = $entries->get( $ada );
		self::assertIsArray( $entry );
		self::assertTrue( $this->site->services->schema->fits( 'entries-entry', $entry ) );
		self::assertNull( $entries->get( 999999 ) );
	}

	/** @return iterable<string, array{array<array-key, mixed>}> */
	public static function wrong(): iterable {
		yield 'a page number of zero' => array( array( 'page' => 0 ) );
		yield 'a page size above the maximum' => array( array( 'per_page' => 100000 ) );
		yield 'an unknown status' => array( array( 'status' => 'any" OR 1=1 --' ) );
		yield 'an unknown sort column' => array( array( 'orderby' => '(SELECT user_pass FROM wp_users)' ) );
		yield 'a list as search' => array( array( 'search' => array( 'a' ) ) );
		yield 'an invalid date' => array( array( 'from' => 'yesterday' ) );
		yield 'an unknown argument' => array( array( 'sql' => '1' ) );
		yield 'arguments without names' => array( array( 'unread' ) );
	}

	/** @param array<array-key, mixed> $query */
	#[DataProvider( 'wrong' )]
	public function test_an_invalid_query_via_php_is_rejected( array $query ): void {
		foreach ( array( vestibule()->entries()->find( $query ), vestibule()->entries()->count( $query ), vestibule()->entries()->export( $query ) ) as $answer ) {
			self::assertInstanceOf( WP_Error::class, $answer );
			self::assertSame( 400, $this->code( $answer ) );
		}
	}

	public function test_the_status_and_star_and_answers_of_an_entry_can_be_changed_and_notes_added_via_php(): void {
		$this->signIn( 'editor' );
		$id    = $this->entry();
		$entry = vestibule()->entries()->update( $id, array( 'status' => 'read', 'starred' => true, 'note' => ' Call back ', 'answers' => array( 'email' => 'lovelace@example.org' ) ) );
		self::assertIsArray( $entry );
		self::assertSame( array( 'read', true, 'lovelace@example.org' ), array( $entry['status'], $entry['starred'], $entry['email'] ) );
		$notes = vestibule()->entries()->notes( $id );
		self::assertIsArray( $notes );
		self::assertSame( array( array( 'edit', '' ), array( 'note', 'Call back' ) ), array_map( static fn ( array $note ): array => array( $note['kind'], $note['text'] ), $notes ) );
	}

	/** @return iterable<string, array{array<string, mixed>, int}> */
	public static function unfit(): iterable {
		yield 'an unknown status' => array( array( 'status' => 'deleted' ), 400 );
		yield 'an empty note' => array( array( 'status' => 'read', 'note' => ' ' ), 400 );
		yield 'a column that cannot be changed' => array( array( 'status' => 'read', 'form_id' => 5 ), 400 );
		yield 'an answer to an unknown field' => array( array( 'starred' => true, 'answers' => array( 'emial' => 'x' ) ), 422 );
		yield 'an answer that cannot be changed' => array( array( 'starred' => true, 'answers' => array( 'gdpr-agreement' => '' ) ), 422 );
		yield 'a list of answers' => array( array( 'starred' => true, 'answers' => array( 'x' ) ), 422 );
		yield 'an invalid answer' => array( array( 'status' => 'read', 'starred' => true, 'note' => 'x', 'answers' => array( 'email' => 'nobody' ) ), 422 );
	}

	/** @param array<string, mixed> $change */
	#[DataProvider( 'unfit' )]
	public function test_an_invalid_update_via_php_changes_nothing( array $change, int $status ): void {
		$id     = $this->entry();
		$before = $this->row( $id );
		$answer = vestibule()->entries()->update( $id, $change );
		self::assertInstanceOf( WP_Error::class, $answer );
		self::assertSame( array( $status, $before, array() ), array( $this->code( $answer ), $this->row( $id ), vestibule()->entries()->notes( $id ) ) );
	}

	public function test_entries_can_be_moved_to_the_trash_or_deleted_permanently(): void {
		$id = $this->entry();
		$this->booking( $id );
		self::assertTrue( vestibule()->entries()->delete( $id ) );
		self::assertSame( 'trash', $this->statusOf( $id ) );
		self::assertTrue( vestibule()->entries()->delete( $id, true ) );
		self::assertNull( $this->row( $id ) );
		self::assertSame( array(), $this->site->rows( $this->site->tables->named( 'bookings' ) ) );
		$gone = vestibule()->entries()->delete( $id, true );
		self::assertInstanceOf( WP_Error::class, $gone );
		self::assertSame( 404, $this->code( $gone ) );
	}

	public function test_an_export_via_php_returns_entries_in_chunks(): void {
		$this->entry();
		$this->entry( array( 'email' => '=1+1' ) );
		$csv = vestibule()->entries()->export( array( 'form' => 4 ) );
		self::assertNotInstanceOf( WP_Error::class, $csv );
		$text = '';
		foreach ( $csv as $piece ) {
			$text .= $piece;
		}
		self::assertCount( 3, explode( "\r\n", trim( $text ) ) );
		self::assertStringContainsString( "'=1+1", $text );
		$json = vestibule()->entries()->export( array(), 'json', array( 'id', 'answer:Email' ) );
		self::assertNotInstanceOf( WP_Error::class, $json );
		$text = '';
		foreach ( $json as $piece ) {
			$text .= $piece;
		}
		self::assertCount( 2, (array) json_decode( $text, true ) );
		self::assertInstanceOf( WP_Error::class, vestibule()->entries()->export( array(), 'docx' ) );
	}

	private function page( Page|WP_Error $page ): Page {
		self::assertInstanceOf( Page::class, $page );
		return $page;
	}

	private function code( WP_Error $error ): mixed {
		$data = $error->get_error_data();
		return is_array( $data ) ? $data['status'] ?? null : null;
	}
}
