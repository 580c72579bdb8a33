<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Programs;

use Vestibule\Entries\StoredEntry;
use Vestibule\Fields\Field;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Outgoing\Mail\Notifier;
use Vestibule\Tests\Wired;

/** Hooks during and after a submission (docs/hooks.md). */
final class HooksTest extends ApiTestCase {

	/** @var list<string> */
	private array $heard = array();

	public function test_the_hooks_of_a_submission_via_php_fire_in_the_documented_order(): void {
		foreach ( array( 'form_values', 'form_errors', 'entry_values', 'before_store_entry', 'form_answer', 'form_submitted' ) as $hook ) {
			add_filter(
				"vestibule/{$hook}",
				function ( mixed $value ) use ( $hook ): mixed {
					$this->heard[] = $hook;
					return $value;
				}
			);
		}
		self::assertTrue( vestibule()->submit( 4, $this->answers() )->isStored() );
		self::assertSame( array( 'form_values', 'form_errors', 'entry_values', 'before_store_entry', 'form_answer', 'form_submitted' ), $this->heard );
	}

	public function test_a_filter_can_change_and_add_stored_values_but_not_the_booked_time(): void {
		add_filter(
			'vestibule/entry_values',
			static fn ( array $values, FormDefinition $form ): array => array( 'email' => 'changed@example.org', 'lead' => "form {$form->formId}", 'tags' => array( 'a', 7, 'b' ), 'fcal_booking_2' => 'never', 'bad' => 7, 'names[first_name]' => '' ) + $values,
			10,
			2
		);
		$id     = vestibule()->submit( 4, $this->answers() )->entryId;
		$stored = $this->stored( $id );
		self::assertSame( array( 'changed@example.org', 'form 4', array( 'a', 'b' ) ), array( $stored['email'], $stored['lead'], $stored['tags'] ) );
		self::assertMatchesRegularExpression( '/^\d{4}-.*Z$/', is_string( $stored['fcal_booking_2'] ) ? $stored['fcal_booking_2'] : '' );
		self::assertArrayNotHasKey( 'bad', $stored );
		self::assertArrayNotHasKey( 'names[first_name]', $stored );
	}

	public function test_an_invalid_return_value_of_the_values_filter_is_ignored(): void {
		add_filter( 'vestibule/entry_values', '__return_null' );
		self::assertSame( 'ana@example.com', $this->stored( vestibule()->submit( 4, $this->answers() )->entryId )['email'] );
	}

	public function test_filters_can_add_safe_attributes_to_a_form_and_its_fields(): void {
		add_filter( 'vestibule/form_attributes', static fn ( array $extra, FormDefinition $form ): array => array( 'class' => 'is-mine', 'data-goal' => "form \"{$form->formId}\"", 'action' => 'https://evil.example', 'onclick' => 'alert(1)', 'x y' => 'z', 'data-list' => array() ), 10, 2 );
		add_filter( 'vestibule/field_attributes', static fn ( array $extra, Field $field ): array => 'email' === $field->name ? array( 'class' => 'is-work', 'data-kind' => '<b>' ) : $extra, 10, 2 );
		$html = vestibule()->forms()->render( 4 );
		self::assertMatchesRegularExpression( '/<form class="vestibule-form[^"]* is-mine"[^>]* data-goal="form &quot;4&quot;"/', $html );
		self::assertStringNotContainsString( 'evil.example', $html );
		self::assertStringNotContainsString( 'onclick', $html );
		self::assertMatchesRegularExpression( '/<div class="[^"]*is-work[^"]*"[^>]*data-kind="&lt;b&gt;"/', $html );
		self::assertSame( 1, substr_count( $html, 'is-work' ) );
	}

	public function test_an_action_fires_after_the_plugin_has_tried_to_send_all_emails_for_an_entry(): void {
		add_action(
			'vestibule/entry_mailed',
			function ( StoredEntry $entry, bool $is_complete ): void {
				$this->heard[] = $entry->id . ( $is_complete ? ' complete' : ' with a rest' );
			},
			10,
			2
		);
		$entry = null;
		add_action(
			'vestibule/form_submitted',
			static function ( StoredEntry $stored ) use ( &$entry ): void {
				$entry = $stored;
			}
		);
		vestibule()->submit( 4, $this->answers() );
		self::assertInstanceOf( StoredEntry::class, $entry );
		$notifier = Wired::of( Notifier::class );
		add_filter( 'vestibule/pre_mail', '__return_true' );
		$notifier->sendNew( $entry );
		self::assertSame( array( "{$entry->id} complete" ), $this->heard );
	}

	public function test_actions_fire_when_entries_are_starred_and_when_notes_are_added(): void {
		$id = $this->entry();
		add_action(
			'vestibule/entries_starred',
			function ( array $ids, bool $is_starred ): void {
				$this->heard[] = wp_json_encode( $ids ) . ( $is_starred ? ' on' : ' off' );
			},
			10,
			2
		);
		add_action(
			'vestibule/note_added',
			function ( int $entry, int $note, string $text ): void {
				$this->heard[] = "{$entry} {$text}";
			},
			10,
			3
		);
		vestibule()->entries()->update( $id, array( 'starred' => true, 'note' => 'Call back' ) );
		vestibule()->entries()->update( $id, array( 'starred' => false ) );
		self::assertSame( array( "{$id} Call back", "[{$id}] on", "[{$id}] off" ), $this->heard );
	}

	public function test_a_filter_can_change_the_rows_of_an_export(): void {
		$id = $this->entry();
		add_filter(
			'vestibule/export_row',
			static function ( array $row, array $entry ): array {
				$row['facts']['email'] = strtoupper( is_string( $entry['email'] ) ? $entry['email'] : '' );
				$row['facts']['id']    = array( 'broken' );
				$row['facts']['more']  = 'no column';
				return $row;
			},
			10,
			2
		);
		$json = vestibule()->entries()->export( array(), 'json' );
		self::assertIsIterable( $json );
		$text = '';
		foreach ( $json as $piece ) {
			$text .= $piece;
		}
		$rows = json_decode( $text, true );
		self::assertIsArray( $rows );
		self::assertIsArray( $rows[0] );
		self::assertSame( array( $id, 'ADA@EXAMPLE.ORG' ), array( $rows[0]['id'], $rows[0]['email'] ) );
		self::assertArrayNotHasKey( 'more', $rows[0] );
	}
}
