<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields\Types;

use Vestibule\Fields\BlockAttributes;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Submitted\FormState;
use Vestibule\Fields\View\FieldView;
use Vestibule\Forms\StoredEntries;
use Vestibule\Inbox\Edit\AnswerEditor;
use Vestibule\Inbox\EntryRefused;
use Vestibule\Tests\Fields\OwnTypes;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\Outgoing\Mail\Mails;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;
use WP_Error;

/** Field type of another plugin (tests/plugins/colour), used like the plugin's own types. */
final class ColourTest extends TestCase {

	private FormSite $site;

	protected function setUp(): void {
		parent::setUp();
		require dirname( __DIR__, 3 ) . '/plugins/colour/colour.php';
		$this->site = new FormSite();
		$ref        = $this->site->forms->byFormId( 4 )->postId ?? 0;
		$post       = get_post( $ref );
		$block      = '<!-- wp:vestibule/field-colour {"name":"wall","label":"Wall","required":true} /-->';
		wp_update_post( array( 'ID' => $ref, 'post_content' => wp_slash( $block . ( $post->post_content ?? '' ) ) ) );
		$this->site->forms->forget();
	}

	public function test_entries_and_emails_and_exports_contain_the_normalized_value_of_a_custom_field_type(): void {
		$answer = $this->site->submit( array( 'wall' => ' #1A6B54 ' ) );
		self::assertSame( 200, $answer->status );
		$id    = (int) ( $this->site->rows( $this->site->tables->named( 'submissions' ) )[0]['id'] ?? 0 );
		$entry = Wired::of( StoredEntries::class )->find( $id );
		self::assertNotNull( $entry );
		self::assertSame( '#1a6b54', $entry->values['wall'] );
		self::assertSame( array( 'name' => 'wall', 'type' => 'colour', 'label' => 'Wall', 'isTyped' => true, 'value' => '#1a6b54' ), $entry->answers[0] );
		self::assertStringContainsString( "Wall\n  #1a6b54\n", Mails::compose( $entry )['message'] );
		$answers = $this->site->forms->answers( 4, $entry->values );
		self::assertSame( array( '#1a6b54' ), $answers->all()[0]->texts() );
		self::assertSame(
			array( array( 'heading' => 'Wall', 'text' => '#1a6b54' ), array( 'heading' => 'Wall (RGB)', 'text' => '26 107 84' ) ),
			array_slice( $answers->columns(), 0, 2 )
		);
	}

	public function test_a_custom_field_type_rejects_invalid_values(): void {
		foreach ( array( '' => 'This field is required', 'green' => 'Write a colour such as #1a6b54', "#1a6b5\u{0664}" => 'Write a colour such as #1a6b54' ) as $given => $words ) {
			$answer = $this->site->submit( array( 'wall' => $given ) );
			self::assertSame( 422, $answer->status );
			self::assertStringContainsString( $words, (string) wp_json_encode( $answer->body, JSON_UNESCAPED_SLASHES ) );
		}
		self::assertSame( 400, $this->site->submit( array( 'wall' => array( '#1a6b54' ) ) )->status );
	}

	public function test_a_custom_field_type_defines_how_its_answer_is_edited(): void {
		$this->site->submit( array( 'wall' => '#1a6b54' ) );
		$id      = (int) ( $this->site->rows( $this->site->tables->named( 'submissions' ) )[0]['id'] ?? 0 );
		$editor = Wired::of( AnswerEditor::class );
		$answer = array_column( $editor->answers( $id ), null, 'name' )['wall'] ?? array();
		self::assertSame( array( 'line', 'color', array( '#1a6b54' ) ), array( $answer['control'] ?? '', $answer['input'] ?? '', $answer['value'] ?? '' ) );
		self::assertSame( array( array( 'label' => 'Wall', 'before' => '#1a6b54', 'after' => '#aabbcc' ) ), $editor->change( $id, array( 'wall' => ' #AABBCC ' ) ) );
		self::assertSame( array(), $editor->change( $id, array( 'wall' => '#AABBCC' ) ) );
		$refused = EntryRefused::answer( static fn (): array => $editor->change( $id, array( 'wall' => 'green' ) ) );
		self::assertInstanceOf( WP_Error::class, $refused );
		self::assertSame( array( 'status' => 422, 'errors' => array( 'wall' => array( 'Write a colour such as #1a6b54' ) ) ), $refused->get_error_data() );
	}

	public function test_a_custom_field_type_is_rendered_with_its_label_and_error_and_typed_value(): void {
		$html = $this->field()->type->render( new FieldView( $this->field(), 'f', new FormState( array( 'wall' => '"><b>' ), array( 'wall' => array( 'No colour' ) ) ), array( 'required' => '(required)' ) ) );
		self::assertStringContainsString( '<span class="vestibule-field__name">Wall</span>', $html );
		self::assertStringContainsString( 'placeholder="#1a6b54" value="&quot;&gt;&lt;b&gt;" aria-required="true" aria-invalid="true" aria-describedby="f_error"', $html );
		self::assertStringContainsString( 'id="f_error">No colour</div>', $html );
	}

	public function test_a_custom_field_type_adds_its_block_to_the_editor(): void {
		/** @var array<string, mixed> $metadata */
		$metadata = wp_json_file_decode( dirname( __DIR__, 3 ) . '/plugins/colour/block.json', array( 'associative' => true ) );
		$merged   = ( new BlockAttributes( $this->site->types, OwnTypes::reader() ) )->merge( $metadata );
		self::assertArrayHasKey( 'placeholder', (array) $merged['attributes'] );
		self::assertContains( 'vestibule/field-colour', $this->site->types->blocks() );
	}

	public function test_an_entry_shows_the_stored_text_after_the_field_type_was_removed(): void {
		$this->site->submit( array( 'wall' => '#1a6b54' ) );
		remove_all_actions( 'vestibule/register_field_types' );
		Wired::forget( 'Vestibule\\' );
		$answers = ( new FormSite() )->forms->answers( 4, array( 'wall' => '#1a6b54' ) );
		$all     = $answers->all();
		$answer  = end( $all );
		self::assertNotFalse( $answer );
		self::assertSame( array( 'wall', '', null, 'wall', array( '#1a6b54' ), array(), null ), array( $answer->name, $answer->type, $answer->role, $answer->label, $answer->texts(), $answer->files(), $answer->table() ) );
		self::assertContains( array( 'heading' => 'wall', 'text' => '#1a6b54' ), $answers->columns() );
	}

	private function field(): FormField {
		return $this->site->forms->byFormId( 4 )->fields[0] ?? throw new \LogicException( 'The form has no field.' );
	}
}
