<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Import;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;
use Vestibule\Tools\Import\Attributes;
use Vestibule\Tools\Import\FormDraft;
use Vestibule\Tools\Import\Report;
use Vestibule\Tools\Import\Sources;

/** Settings of other form builders: imported if possible, otherwise reported by field. */
final class ImportSettingsTest extends TestCase {

	private FormSite $site;

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
	}

	/**
	 * @return iterable<string, array{string, string, string}> File, part of the form's blocks or settings, and its
	 * description.
	 */
	public static function carried(): iterable {
		foreach ( self::expectations() as $builder => [ $file, $parts ] ) {
			foreach ( $parts as $what => $part ) {
				yield "{$builder}: {$what}" => array( $file, $part, $what );
			}
		}
	}

	#[DataProvider( 'carried' )]
	public function test_the_settings_of_other_form_builders_are_imported( string $file, string $part, string $what ): void {
		$draft = $this->draft( $file );
		$all   = $draft->content() . "\n" . wp_json_encode( $draft->settings(), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		self::assertStringContainsString( $part, str_replace( '\\u0022', '\\"', $all ), $what );
	}

	/** @return iterable<string, array{string, list<string>}> */
	public static function losses(): iterable {
		yield 'Gravity Forms' => array(
			'gravity-forms-settings.json',
			array( '“Order number”: not imported: no duplicates', 'default value', '“Total with VAT” was skipped', '“Amount”', 'entry limit', 'schedule', 'only for logged-in users', '“Why”: a condition on “input_9” was skipped', 'Notification “Team”: the placeholder “{ip}” was skipped', '“CV” no longer accepts these files: exe', 'Notification “Team”: not imported: attachments' ),
		);
		yield 'WPForms' => array(
			'wpforms-settings.json',
			array( '“Code”: not imported: default value, no duplicates', '“Program” was skipped, because its file types are not allowed here (exe)', 'entry limit', 'Confirmation: the placeholder “{user_ip}” was skipped', 'The confirmation “Members” was skipped' ),
		);
		yield 'Fluent Forms' => array(
			'fluent-forms-settings.json',
			array( '“Code”: not imported: default value, no duplicates', 'entry limit', 'schedule', '“Worth” was skipped, because its formula', '“Later”: a condition on “grid” was skipped' ),
		);
		yield 'Contact Form 7' => array(
			'contact-form-7-settings.xml',
			array( '“Subject”: not imported: minimum text length, default value', '“plan”: the part after “|” was skipped: basic-plan', 'skip_mail: on', 'Notification “Mail”: the placeholder “[_remote_ip]” was skipped', 'The form’s error messages were skipped' ),
		);
	}

	/** @param list<string> $named */
	#[DataProvider( 'losses' )]
	public function test_settings_that_cannot_be_imported_are_reported_for_each_field( string $file, array $named ): void {
		$lost = implode( "\n", $this->draft( $file )->lost() );
		foreach ( $named as $one ) {
			self::assertStringContainsString( $one, $lost );
		}
		self::assertStringNotContainsString( 'Signature', $lost );
		self::assertStringNotContainsString( 'label_placement', $lost );
		self::assertStringNotContainsString( 'editor_options', $lost );
		self::assertStringNotContainsString( 'layoutGroupId', $lost );
	}

	public function test_the_import_report_confirms_a_complete_import_only_if_nothing_was_lost(): void {
		$plain = (string) wp_json_encode( array( array( 'title' => 'Plain', 'labelPlacement' => 'top_label', 'button' => array( 'text' => 'Send' ), 'fields' => array( array( 'type' => 'text', 'id' => 1, 'label' => 'Name', 'isRequired' => true ) ) ) ) );
		$found = ( new Sources( $this->site->types ) )->read( $plain );
		self::assertNotNull( $found );
		self::assertSame( array(), $found['forms'][0]->lost() );
		self::assertStringContainsString( 'everything was imported', ( new Report() )->render( $found['source'], array( array( 'draft' => $found['forms'][0], 'post' => 1 ) ), 0 ) );
		$found = ( new Sources( $this->site->types ) )->read( str_replace( '"isRequired":true', '"isRequired":true,"noDuplicates":true', $plain ) );
		self::assertNotNull( $found );
		self::assertStringNotContainsString( 'everything was imported', ( new Report() )->render( $found['source'], array( array( 'draft' => $found['forms'][0], 'post' => 1 ) ), 0 ) );
	}

	public function test_an_imported_total_is_not_a_text_field_and_a_restricted_file_field_stays_restricted(): void {
		$content = $this->draft( 'gravity-forms-settings.json' )->content();
		self::assertStringNotContainsString( 'Total with VAT', $content );
		self::assertStringContainsString( '"fileTypes":["pdf"]', $content );
		self::assertStringNotContainsString( 'Program', $this->draft( 'wpforms-settings.json' )->content() );
	}

	public function test_an_imported_form_sends_no_new_emails_to_visitors(): void {
		$draft = $this->draft( 'contact-form-7.txt' );
		self::assertSame( array( 'list' => array( array( 'id' => 'owner', 'attachCalendar' => true ) ) ), $draft->settings()['vestibule_form_notifications'] );
	}

	public function test_contact_form_7_emails_keep_their_text_and_recipients(): void {
		$draft = $this->draft( 'contact-form-7-mails.xml' );
		$mails = (array) ( (array) $draft->settings()['vestibule_form_notifications'] )['list'];
		self::assertSame( array( 'routing', 'addresses', 'field' ), array_column( $mails, 'to' ) );
		$routes = array(
			array( 'field' => 'topic', 'operator' => 'equals', 'value' => 'Sales', 'addresses' => 'sales@example.org, second@example.org' ),
			array( 'field' => 'topic', 'operator' => 'equals', 'value' => 'Support', 'addresses' => 'support@example.org' ),
		);
		self::assertSame( array( $routes ), array_column( $mails, 'routes' ) );
		self::assertSame( 'boss@example.org', ( (array) $draft->settings()['vestibule_form_settings'] )['mailTo'] );
		$plain = "From: {inputs.your-name} &lt;{inputs.your-email}&gt;\n\nTea &amp; cake:\n{inputs.your-message}";
		self::assertSame( array( $plain, $plain, '<p>Thanks &amp; <strong>bye</strong></p>' ), array_column( $mails, 'body' ), 'The text contains no HTML.' );
		self::assertSame( array( '“Message”: not imported: default value.', '“topic”: the part after “|” was skipped: nobody' ), $draft->lost() );
		self::assertStringContainsString( '"placeholder":"Anything else"', $draft->content() );
	}

	/** @return iterable<string, array{string, string}> */
	public static function masks(): iterable {
		yield 'a phone number' => array( '(999) 999-9999', '(000) 000-0000' );
		yield 'letters and alphanumeric characters' => array( 'aa-*9', 'SS-A0' );
		yield 'optional digits' => array( '99999?-9999', '00000-9999' );
		yield 'a mask that cannot be converted' => array( 'date:dd/mm/yyyy', '' );
	}

	#[DataProvider( 'masks' )]
	public function test_input_masks_of_other_form_builders_are_converted( string $theirs, string $ours ): void {
		self::assertSame( $ours, Attributes::maskFrom( $theirs ) );
	}

	private function draft( string $file ): FormDraft {
		$found = ( new Sources( $this->site->types ) )->read( (string) file_get_contents( __DIR__ . "/exports/{$file}" ) );
		self::assertNotNull( $found );
		return $found['forms'][0];
	}

	/** @return array<string, array{string, array<string, string>}> */
	private static function expectations(): array {
		return array(
			'Gravity Forms'  => array(
				'gravity-forms-settings.json',
				array(
					'types, sizes and counts of files' => '"fileTypes":["pdf"],"maxFileSize":3,"maxFiles":1',
					'a calculated total'       => 'wp:vestibule/field-calculation {"name":"input_3","label":"Total","formula":"{input_1} * {input_2}","decimals":"2"}',
					'a mask'                   => '"mask":"000-SS"',
					'a choice that is chosen'  => '{"value":"fri","label":"Friday","selected":true}',
					'another answer'           => '"other":true',
					'conditions that hide'     => '"conditions":{"match":"any","rules":[{"field":"input_6","operator":"not-equals","value":"mon"}',
					'a part in a condition'    => '{"field":"input_8[first_name]","operator":"not-empty","value":""}',
					'tags in the message'      => '"successMessage":"Thank you, {inputs.input_8[first_name]}: {all_fields}"',
					'who is notified'          => '"mailTo":"team@example.org"',
					'the text of a mail'       => '"subject":"New: {inputs.input_5}","body":"{all_fields} {page.url} "',
					'a confirmation to the sender' => '"id":"visitor","name":"Sender","enabled":true,"subject":"Thanks","body":"Hello","to":"field","field":"input_7"',
					'a routing'                => '"routes":[{"field":"input_6","operator":"equals","value":"mon","addresses":"monday@example.org"}]',
					'saving for later'         => '"vestibule_form_saving":{"later":true}',
					'how long entries are kept' => '"deleteAfterDays":90',
					'an address asked for twice' => '"name":"input_7","label":"Email","confirm":true',
					'a survey on one scale'    => '"questions":[{"key":"q1","label":"Room"},{"key":"q2","label":"Food"}]',
					'a signature'              => 'wp:vestibule/field-signature {"name":"input_91","label":"Signature","required":true}',
					'address parts'            => '"line2":{"visible":false,"required":false}',
				),
			),
			'WPForms'        => array(
				'wpforms-settings.json',
				array(
					'types, sizes and counts of files' => '"fileTypes":["pdf","docx"],"maxFileSize":5,"maxFiles":3',
					'conditions by the number of a choice' => '{"field":"field_2","operator":"equals","value":"Evening"}',
					'a day and a time'         => 'wp:vestibule/field-time {"name":"field_4_time","label":"When: time","step":"15","required":true}',
					'the day'                  => 'wp:vestibule/field-date {"weekdays":[1,5],"name":"field_4","label":"When","required":true}',
					'a promoter score'         => '"label":"Would you recommend us?","lowLabel":"Never","highLabel":"Always"}',
					'a mask'                   => '"mask":"00000"',
					'an address asked for twice' => '"confirm":true',
					'questions on one scale'   => 'wp:vestibule/field-matrix {"questions":[{"key":"q1","label":"Room"},{"key":"q2","label":"Food"}],"options":[{"value":"Poor","label":"Poor"}',
					'a scale of one question'  => 'wp:vestibule/field-radio {"options":[{"value":"Poor","label":"Poor"},{"value":"Good","label":"Good"}],"name":"field_12"',
					'a signature'              => 'wp:vestibule/field-signature {"name":"field_91","label":"Signature","required":true}',
					'a total'                  => '"formula":"{field_8} * 2"',
					'a choice that is chosen'  => '{"value":"Morning","label":"Morning","selected":true}',
					'tags in the message'      => '"successMessage":"Hello {inputs.field_1[first_name]} "',
					'a mail to the sender'     => '"to":"field","field":"field_3"',
					'conditions of a mail'     => '"conditions":{"match":"all","rules":[{"field":"field_2","operator":"equals","value":"Evening"}]',
					'an inactive mail'         => '"name":"Off","enabled":false',
				),
			),
			'Fluent Forms'   => array(
				'fluent-forms-settings.json',
				array(
					'types, sizes and counts of files' => '"fileTypes":["pdf"],"maxFileSize":2,"maxFiles":2',
					'a total'          => '"formula":"{price} * {number}"',
					'a signature'      => 'wp:vestibule/field-signature {"name":"signature","label":"Signature","required":true,"messages":{"required":"Sign first"}}',
					'a mask'           => '"mask":"000.000"',
					'a day and a time' => '"name":"when_time"',
					'a promoter score' => '"highLabel":"Certainly"',
					'questions on one scale' => '"questions":[{"key":"room","label":"The room"},{"key":"q2","label":"The food"}],"options":[{"value":"poor","label":"Poor"}',
					'a choice that is chosen' => '{"value":"b","label":"B","selected":true}',
					'tags in the message' => '"successMessage":"<p>Thanks {inputs.names[first_name]}</p>"',
					'a routing'        => '"routes":[{"field":"choice","operator":"equals","value":"a","addresses":"a@example.org"}]',
					'a mail to the sender' => '"to":"field","field":"email"',
				),
			),
			'Contact Form 7' => array(
				'contact-form-7-settings.xml',
				array(
					'types and sizes of files' => '"fileTypes":["pdf"],"maxFileSize":2,"maxFiles":1',
					'a limit of a date' => '"min":"+1 weeks"',
					'a choice that is chosen' => '{"value":"Library","label":"Library","selected":true}',
					'a first text that is no answer' => '"placeholder":"Please choose"',
					'an answer of the visitor’s own' => '"other":true',
					'pipes that say who gets the mail' => '"routes":[{"field":"topic","operator":"equals","value":"Courses","addresses":"courses@example.org"},{"field":"topic","operator":"equals","value":"Library","addresses":"library@example.org"}]',
					'the text of the mail' => '"subject":"New: {inputs.your-subject}","body":"From {inputs.your-email}: {inputs.your-subject} "',
					'where answers go' => '"replyTo":"{inputs.your-email}"',
					'the mail to the sender' => '"id":"visitor","name":"Mail (2)"',
					'the message' => '"successMessage":"Thank you very much."',
				),
			),
		);
	}
}
