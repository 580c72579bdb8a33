<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Import;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Contract\FormConfirmations;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Forms\FormCopier;
use Vestibule\Forms\FormFile;
use Vestibule\Forms\FormNumbers;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Outgoing\Mail\Notifications;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;
use Vestibule\Tools\Import\FormDraft;
use Vestibule\Tools\Import\Source;
use Vestibule\Tools\Import\Sources;
use WP_Post;

/** Import of forms from the export files of other form builders. */
final class ImportTest extends TestCase {

	private FormSite $site;

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
		wp_set_current_user( 1 );
	}

	public function test_a_fluent_forms_form_is_imported(): void {
		$draft = $this->draft( 'fluent-forms.json', 'Fluent Forms' );
		$form  = $this->stored( $draft );
		self::assertSame( 'Course registration', $form->title );
		self::assertSame(
			array( 'names' => 'name', 'email' => 'email', 'course' => 'dropdown', 'message' => 'textarea', 'gdpr-agreement' => 'agreement' ),
			$this->types( $form )
		);
		self::assertSame( array( 'names[first_name]', 'names[last_name]' ), array_column( $this->field( $form, 'names' )->parts(), 'name' ) );
		$email = $this->field( $form, 'email' );
		self::assertSame( array( 'Email', 'For the receipt', true, 'We need it', 'Email Address' ), array( $email->label, $email->help, $email->required, $email->messages['required'], $email->string( 'placeholder' ) ) );
		self::assertSame( array( 'es', 'Polish' ), array_column( $this->field( $form, 'course' )->options(), 'value' ) );
		self::assertSame( 500, $this->field( $form, 'message' )->number( 'maxLength' ) );
		self::assertSame( 'I agree to <a href="https://example.org/">it</a>', $this->field( $form, 'gdpr-agreement' )->string( 'text' ) );
		self::assertSame( array( '<p>Thank you.</p>', 'reset_form', 'stackToBottom', 'office@example.org' ), array( $form->settings->successMessage, $form->settings->afterSuccess, $form->settings->errorMessagePlacement, $form->settings->mailTo ) );
		$content = $draft->content();
		self::assertStringContainsString( 'Register now', $content );
		self::assertStringContainsString( 'Details', $content );
		self::assertStringNotContainsString( '<script', $content );
		self::assertStringContainsString( '"conditions":{"match":"any","rules":[{"field":"course","operator":"equals","value":"es"}],"groups":[]}', $content );
		$lost = implode( "\n", $draft->lost() );
		foreach ( array( 'How was it?', 'captcha', 'test_regex', 'slack_feed' ) as $named ) {
			self::assertStringContainsString( $named, $lost );
		}
	}

	public function test_a_wpforms_form_is_imported(): void {
		$draft = $this->draft( 'wpforms.json', 'WPForms' );
		$form  = $this->stored( $draft );
		self::assertSame( array( 'field_0' => 'name', 'field_1' => 'email', 'field_2' => 'multi-select', 'field_3' => 'textarea', 'field_5' => 'agreement' ), $this->types( $form ) );
		self::assertSame( array( 'One', '2' ), array_column( $this->field( $form, 'field_2' )->options(), 'value' ) );
		self::assertSame( 'I agree that my details are stored.', $this->field( $form, 'field_5' )->string( 'text' ) );
		self::assertSame( array( 'desk@example.org', 'https://example.org/thanks' ), array( $form->settings->mailTo, $form->settings->redirectUrl ) );
		self::assertStringContainsString( '"match":"any","rules":[],"groups":[{"match":"all","rules":[{"field":"field_1","operator":"contains","value":"@"},{"field":"field_2","operator":"equals","value":"2"}]}', $draft->content() );
		self::assertStringContainsString( 'Scale', implode( "\n", $draft->lost() ) );
	}

	public function test_a_gravity_forms_form_is_imported(): void {
		$draft = $this->draft( 'gravity-forms.json', 'Gravity Forms' );
		$form  = $this->stored( $draft );
		self::assertSame( array( 'input_1' => 'name', 'input_2' => 'email', 'input_4' => 'radio', 'input_5' => 'phone', 'input_6' => 'agreement' ), $this->types( $form ) );
		self::assertSame( 'An address, as in a@b.org', $this->field( $form, 'input_2' )->messages['required'] );
		self::assertSame( array( 'mon' => 'Monday', 'fri' => 'Friday' ), array_column( $this->field( $form, 'input_4' )->options(), 'label', 'value' ) );
		self::assertStringContainsString( '{"field":"input_2","operator":"not-empty","value":""}', $draft->content() );
		self::assertSame( 'See you.', $form->settings->successMessage );
		self::assertStringContainsString( 'Guests', implode( "\n", $draft->lost() ) );
	}

	/** @return iterable<string, array{string}> */
	public static function contactForm7(): iterable {
		yield 'a WordPress export' => array( 'contact-form-7.xml' );
		yield 'text copied from the form editor' => array( 'contact-form-7.txt' );
	}

	#[DataProvider( 'contactForm7' )]
	public function test_a_contact_form_7_form_is_imported( string $file ): void {
		$draft = $this->draft( $file, 'Contact Form 7' );
		$form  = $this->stored( $draft );
		self::assertSame( array( 'your-name' => 'text', 'your-email' => 'email', 'menu' => 'dropdown', 'days' => 'checkbox', 'your-message' => 'textarea', 'agree' => 'agreement' ), $this->types( $form ) );
		self::assertSame( array( 'Your name', 'Your e-mail', 'Topic', 'and days', 'Your message (optional)' ), array_slice( array_map( static fn ( FormField $field ): string => $field->label, $form->fields ), 0, 5 ) );
		self::assertSame( array( true, false ), array( $this->field( $form, 'your-name' )->required, $this->field( $form, 'your-message' )->required ) );
		self::assertSame( array( 'Courses', 'Library' ), array_column( $this->field( $form, 'menu' )->options(), 'value' ) );
		self::assertSame( 'you@example.org', $this->field( $form, 'your-email' )->string( 'placeholder' ) );
		self::assertStringContainsString( 'We open at nine.', $draft->content() );
		self::assertStringContainsString( 'Send it', $draft->content() );
		self::assertStringContainsString( 'quiz', implode( "\n", $draft->lost() ) );
		self::assertSame( str_ends_with( $file, 'xml' ) ? 'office@example.org' : '', $form->settings->mailTo );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function olderFluentForms(): iterable {
		$choice = static fn ( string $element, string $name, array $options ): array => array(
			'element'    => $element,
			'attributes' => array( 'name' => $name ),
			'settings'   => array( 'label' => ucfirst( $name ) ),
			'options'    => $options,
		);
		$fields = array(
			'fields' => array(
				$choice( 'select', 'course', array( 'es' => 'Spanish', 'pl' => 'Polish' ) ),
				$choice( 'input_radio', 'day', array( 'Monday', 'Friday' ) ),
				$choice( 'input_checkbox', 'extra', array( array( 'label' => 'Book', 'value' => 'book' ) ) ),
			),
		);
		$after = array(
			'formSettings'  => array( 'confirmation' => array( 'messageToShow' => 'Thanks.' ) ),
			'notifications' => array( 'sendTo' => array( 'type' => 'email', 'email' => 'a@example.org' ), 'subject' => 'New' ),
		);
		yield 'the fields in the property form' => array( array( 'title' => 'Older', 'form' => $fields ) + $after );
		yield 'the whole form in the property form' => array( array( 'form' => array( 'title' => 'Older', 'form_fields' => $fields ) ) + $after );
		yield 'the fields as JSON text' => array( array( 'title' => 'Older', 'form' => wp_json_encode( $fields ) ) + $after );
	}

	/** @param array<string, mixed> $form */
	#[DataProvider( 'olderFluentForms' )]
	public function test_a_form_of_an_older_fluent_forms_version_keeps_its_fields_and_options( array $form ): void {
		$draft = $this->read( (string) wp_json_encode( array( $form ) ) );
		$ours  = $this->stored( $draft );
		self::assertSame( 'Older', $ours->title );
		self::assertSame( array( 'course' => 'dropdown', 'day' => 'radio', 'extra' => 'checkbox' ), $this->types( $ours ) );
		self::assertSame( array( 'es' => 'Spanish', 'pl' => 'Polish' ), array_column( $this->field( $ours, 'course' )->options(), 'label', 'value' ) );
		self::assertSame( array( 'Monday', 'Friday' ), array_column( $this->field( $ours, 'day' )->options(), 'value' ) );
		self::assertSame( array( 'book' ), array_column( $this->field( $ours, 'extra' )->options(), 'value' ) );
		self::assertStringContainsString( 'Thanks.', $ours->settings->successMessage );
		self::assertSame( 'a@example.org', $ours->settings->mailTo );
	}

	public function test_contact_form_7_tags_are_imported_even_without_a_space_before_a_quote(): void {
		$draft = $this->read( "<label>Name [text* your-name placeholder\"Name\"]</label>\n[email* your-email placeholder 'E-mail']\n[select menu\"One\" \"Two\"]\n[submit\"Go\"]" );
		$form  = $this->stored( $draft );
		self::assertSame( array( 'your-name' => 'text', 'your-email' => 'email', 'menu' => 'dropdown' ), $this->types( $form ) );
		self::assertSame( 'Name', $this->field( $form, 'your-name' )->string( 'placeholder' ) );
		self::assertSame( array( 'One', 'Two' ), array_column( $this->field( $form, 'menu' )->options(), 'value' ) );
	}

	public function test_unreadable_contact_form_7_tags_are_reported_instead_of_printed(): void {
		$draft   = $this->read( "[email your-email]\nOpen [Mon-Fri]\n[text* your-name placeholder \"Name]\n[group extra]More[/group]\nEnd [tel your-phone" );
		$content = $draft->content();
		foreach ( array( 'your-name', '[group', '[/group', 'your-phone' ) as $tag ) {
			self::assertStringNotContainsString( $tag, $content );
		}
		self::assertStringContainsString( '[Mon-Fri]', $content );
		$lost = implode( "\n", $draft->lost() );
		foreach ( array( 'your-name', 'group', 'your-phone' ) as $tag ) {
			self::assertStringContainsString( $tag, $lost );
		}
	}

	public function test_merge_tags_and_shortcodes_of_another_form_builder_are_reported_and_not_printed(): void {
		$text  = 'Hello {inputs.name}, see [ninja_form id="3"] and {embed_post.post_title} [optional]';
		$field = array( 'element' => 'input_text', 'attributes' => array( 'name' => 'one', 'placeholder' => '{user.user_email}' ), 'settings' => array( 'label' => $text, 'help_message' => $text ) );
		$html  = array( 'element' => 'custom_html', 'settings' => array( 'html_codes' => "<p>{$text}</p>" ) );
		$draft = $this->read( (string) wp_json_encode( array( array( 'title' => 'Tags', 'form_fields' => array( 'fields' => array( $field, $html ) ) ) ) ) );
		foreach ( array( '{inputs', 'ninja_form', '{embed_post', '{user' ) as $tag ) {
			self::assertStringNotContainsString( $tag, $draft->content() );
		}
		self::assertStringContainsString( '[optional]', $draft->content() );
		self::assertStringContainsString( 'Text of the form: the placeholder “{inputs.name}” was skipped.', implode( "\n", $draft->lost() ) );
	}

	public function test_a_form_with_an_empty_choice_field_can_be_saved_as_a_draft_but_not_published(): void {
		$content = '<!-- wp:vestibule/field-dropdown {"name":"course","label":"Course"} /-->';
		$answer  = function ( string $status, string $content ): int {
			$request = new \WP_REST_Request( 'POST', '/wp/v2/vestibule-forms' );
			$request->set_body_params( array( 'title' => 'Choice', 'content' => $content, 'status' => $status ) );
			return rest_do_request( $request )->get_status();
		};
		self::assertSame( array( 201, 400 ), array( $answer( 'draft', $content ), $answer( 'publish', $content ) ) );
		self::assertSame( 201, $answer( 'publish', str_replace( '} /', ',"other":true} /', $content ) ) );
		self::assertSame( 201, $answer( 'publish', str_replace( '} /', ',"options":[{"value":"a"}]} /', $content ) ) );
	}

	private function read( string $file ): FormDraft {
		$found = ( new Sources( $this->site->types ) )->read( $file );
		self::assertNotNull( $found );
		return $found['forms'][0];
	}

	public function test_an_exported_form_is_imported_unchanged_but_with_a_new_form_id(): void {
		$form = $this->site->forms->byFormId( 4 );
		self::assertNotNull( $form );
		$post = get_post( $form->postId );
		self::assertInstanceOf( WP_Post::class, $post );
		update_post_meta( $post->ID, 'vestibule_form_settings', array( 'mailTo' => 'desk@example.org' ) );
		$file = ( new FormFile( new FormCopier() ) )->contents( array( $post ) );
		self::assertStringNotContainsString( 'vestibule_form_id', $file );
		$found = ( new Sources( $this->site->types ) )->read( $file );
		self::assertNotNull( $found );
		self::assertSame( array(), $found['forms'][0]->lost() );
		$copy = $this->stored( $found['forms'][0] );
		$view = static fn ( FormField $field ): array => array( $field->name, $field->type->name(), $field->settings );
		self::assertEquals( array_map( $view, $form->fields ), array_map( $view, $copy->fields ) );
		self::assertSame( 'desk@example.org', $copy->settings->mailTo );
		self::assertGreaterThan( 4, $copy->formId );
	}

	public function test_an_export_from_another_site_is_imported_without_post_ids_and_the_loss_is_reported(): void {
		$content = '<!-- wp:group --><div><!-- wp:vestibule/field-appointment {"name":"when","label":"When","event":5} /--></div><!-- /wp:group -->'
			. '<!-- wp:vestibule/field-image-choice {"name":"look","label":"Look","options":[{"value":"a","label":"A","image":9}]} /-->';
		$thanks  = array( 'id' => 'thanks', 'kind' => 'page', 'page' => 7 );
		$post    = wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_title' => 'Ids', 'post_content' => wp_slash( $content ) ) );
		update_post_meta( $post, PostSettings::key( FormConfirmations::CONTRACT ), array( 'list' => array( $thanks ) ) );
		$post = get_post( $post );
		self::assertInstanceOf( WP_Post::class, $post );
		$file = ( new FormFile( new FormCopier() ) )->contents( array( $post ) );
		$read = function ( string $file ): FormDraft {
			$found = ( new Sources( $this->site->types ) )->read( $file );
			self::assertNotNull( $found );
			return $found['forms'][0];
		};
		self::assertSame( array(), $read( $file )->lost(), 'Nothing is lost on the original site.' );
		$draft = $read( str_replace( (string) wp_json_encode( home_url( '/' ), JSON_UNESCAPED_SLASHES ), '"https://old.example/"', $file ) );
		self::assertStringNotContainsString( '"event"', $draft->content() );
		self::assertStringNotContainsString( '"image"', $draft->content() );
		self::assertSame( array( 0 ), array_column( (array) ( (array) $draft->settings()[ PostSettings::key( FormConfirmations::CONTRACT ) ] )['list'], 'page' ) );
		self::assertSame( array( '“When”: choose the appointment type again.', '“Look”: choose the images again.', 'Confirmations: choose the page again.' ), $draft->lost() );
	}

	public function test_imported_emails_keep_their_blocks_but_not_the_image_ids_of_another_site(): void {
		$image  = '<!-- wp:image {"id":7,"sizeSlug":"full"} --><figure class="wp-block-image"><img src="https://old.example/a.png" alt="" class="wp-image-7"/></figure><!-- /wp:image -->';
		$email  = $image . '<!-- wp:paragraph {"metadata":{"name":"\u003cb\u003e \u0022"}} --><p>C:\\new \\u0041 <a href="{inputs.site}">“é”</a></p><!-- /wp:paragraph -->';
		$list   = array( array( 'id' => 'owner', 'subject' => 'A \\ "b"', 'body' => $email ) );
		$form   = wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_title' => 'Mails', 'post_content' => wp_slash( $image ) ) );
		update_post_meta( $form, Notifications::META, wp_slash( array( 'list' => $list ) ) );
		$post = get_post( $form );
		self::assertInstanceOf( WP_Post::class, $post );
		$file  = ( new FormFile( new FormCopier() ) )->contents( array( $post ) );
		$there = str_replace( (string) wp_json_encode( home_url( '/' ), JSON_UNESCAPED_SLASHES ), '"https://old.example/"', $file );
		foreach ( array( $file => array( $email, '"id":7', array() ), $there => array( str_replace( array( '"id":7,', ' class="wp-image-7"' ), array( '', ' ' ), $email ), '<!-- wp:image {"sizeSlug":"full"} -->', array( 'Images in texts and emails are still those of the other site. Choose them again.' ) ) ) as $contents => [ $body, $content, $lost ] ) {
			$found = ( new Sources( $this->site->types ) )->read( $contents );
			self::assertNotNull( $found );
			self::assertSame( $lost, $found['forms'][0]->lost() );
			$copy = ( new FormCopier() )->create( 'Mails', $found['forms'][0]->content(), $found['forms'][0]->settings() );
			self::assertIsInt( $copy );
			$stored = get_post_meta( $copy, Notifications::META, true );
			self::assertIsArray( $stored );
			self::assertEquals( array( array( 'body' => $body ) + $list[0] ), $stored['list'] );
			self::assertStringContainsString( $content, (string) get_post( $copy )?->post_content );
		}
	}

	public function test_imported_emails_keep_backslashes_and_merge_tags_in_attributes(): void {
		$export  = json_decode( (string) file_get_contents( __DIR__ . '/exports/gravity-forms-settings.json' ), true );
		$message = '<p>C:\\new \\u0041</p> <a href="{Name (First):8.3}">Site</a> <a href="https://example.org/?q={Name (First):8.3}&amp;b=1">“é”</a>';
		self::assertIsArray( $export );
		$found = ( new Sources( $this->site->types ) )->read( (string) wp_json_encode( array_replace_recursive( $export, array( '0' => array( 'notifications' => array( 'a' => array( 'message' => $message ) ) ) ) ) ) );
		self::assertNotNull( $found );
		$form = ( new FormCopier() )->create( 'Mails', $found['forms'][0]->content(), $found['forms'][0]->settings() );
		self::assertIsInt( $form );
		$stored = get_post_meta( $form, Notifications::META, true );
		self::assertIsArray( $stored );
		self::assertContains( str_replace( '{Name (First):8.3}', '{inputs.input_8[first_name]}', $message ), array_column( (array) $stored['list'], 'body' ) );
	}

	/** @return iterable<string, array{string}> */
	public static function foreign(): iterable {
		yield 'an empty file' => array( '' );
		yield 'JSON from another program' => array( '{"name":"vestibule","fields":[]}' );
		yield 'a list of lists' => array( '[[[[]]]]' );
		yield 'binary data' => array( "\xff\xfe[text* a]" );
		yield 'a text without a form' => array( 'Hello [gallery ids="1"]' );
		yield 'a WordPress export without forms' => array( '<?xml version="1.0"?><rss><channel><item><title>wpcf7_contact_form</title></item></channel></rss>' );
		yield 'an XML entity that reads a file on the server' => array( '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss xmlns:wp="w"><channel><item><title>&x;</title><wp:post_type>wpcf7_contact_form</wp:post_type></item></channel></rss>' );
		yield 'broken XML' => array( '<rss><wp:post_type>wpcf7_contact_form' );
	}

	#[DataProvider( 'foreign' )]
	public function test_an_import_file_without_a_form_is_rejected( string $file ): void {
		self::assertNull( ( new Sources( $this->site->types ) )->read( $file ) );
	}

	public function test_invalid_fields_in_an_export_are_skipped_and_the_other_fields_are_imported(): void {
		$file  = (string) wp_json_encode( array( array( 'title' => array( 'x' ), 'form_fields' => array( 'fields' => array( 'x', null, array( 'element' => array() ), array( 'element' => 'input_text', 'attributes' => 'y', 'settings' => array( 'label' => '<img src=x onerror=alert(1)>Name' ) ) ) ) ) ) );
		$found = ( new Sources( $this->site->types ) )->read( $file );
		self::assertNotNull( $found );
		$form = $this->stored( $found['forms'][0] );
		self::assertSame( array( 'Name' ), array_map( static fn ( FormField $field ): string => $field->label, $form->fields ) );
	}

	public function test_very_long_contact_form_7_tags_are_read_quickly(): void {
		$found = ( new Sources( $this->site->types ) )->read( '[text a ' . str_repeat( 'x ', 50000 ) . '"' . str_repeat( '[text b ', 2000 ) );
		self::assertTrue( null === $found || count( $found['forms'] ) === 1 );
	}

	public function test_another_plugin_can_add_an_import_source(): void {
		add_action(
			'vestibule/register_form_sources',
			static fn ( Sources $sources ) => $sources->add(
				new class() implements Source {
					public function label(): string {
						return 'Mine';
					}

					public function read( string $file ): ?array {
						return 'mine' === $file ? array() : null;
					}
				}
			)
		);
		self::assertSame( 'Mine', ( ( new Sources( $this->site->types ) )->read( 'mine' )['source'] ?? null )?->label() );
	}

	private function draft( string $file, string $builder ): FormDraft {
		$found = ( new Sources( $this->site->types ) )->read( (string) file_get_contents( __DIR__ . "/exports/{$file}" ) );
		self::assertNotNull( $found );
		self::assertSame( $builder, $found['source']->label() );
		self::assertCount( 1, $found['forms'] );
		return $found['forms'][0];
	}

	private function stored( FormDraft $draft ): FormDefinition {
		$post = ( new FormCopier() )->create( $draft->title, filter_block_content( $draft->content() ), $draft->settings() );
		self::assertIsInt( $post );
		self::assertSame( 'draft', get_post_status( $post ) );
		$form = $this->site->forms->findInAnyStatus( Wired::of( FormNumbers::class )->forPost( $post ) );
		self::assertNotNull( $form );
		return $form;
	}

	/** @return array<string, string> By name. */
	private function types( FormDefinition $form ): array {
		return array_column( array_map( static fn ( FormField $field ): array => array( $field->name, $field->type->name() ), $form->fields ), 1, 0 );
	}

	private function field( FormDefinition $form, string $name ): FormField {
		$field = $form->field( $name );
		self::assertNotNull( $field );
		return $field;
	}
}
