<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Entries\StoredEntry;
use Vestibule\Fields\MergeTags\MergeContext;
use Vestibule\Fields\MergeTags\MergeFormat;
use Vestibule\Fields\MergeTags\Merger;
use Vestibule\Fields\MergeTags\MergeTag;
use Vestibule\Fields\MergeTags\MergeTags;
use Vestibule\Fields\MergeTags\MergeValue;
use Vestibule\Forms\StandardTags;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;

/** Values of merge tags, and protection against typed text in emails and URLs (security rows 5, 10 and 16). */
final class MergeTagsTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		update_option( 'blogname', 'Institute &amp; Sons' );
		update_option( 'timezone_string', 'Europe/Berlin' );
	}

	/** @return iterable<string, array{string, string}> */
	public static function tags(): iterable {
		yield 'an answer' => array( 'Re: {inputs.input_text}', 'Re: A course' );
		yield 'a part of a name' => array( '{inputs.names[first_name]}', 'Ada' );
		yield 'a field with several parts' => array( '{inputs.names}', 'Ada Lovelace' );
		yield 'an empty field' => array( '[{inputs.phone}]', '[]' );
		yield 'the ID and date of the entry' => array( '{entry.id}, {entry.date}', '7, 21 November 2026, 10:00' );
		yield 'the sender of the entry' => array( '{entry.sender}: {entry.name}', 'Ada Lovelace: Ada Lovelace' );
		yield 'form, site and page' => array( '{form.title} {form.id} {site.name} {page.url}', 'Enquiry 4 Institute & Sons https://example.org/contact/' );
		yield 'a guest' => array( '[{user.name}{user.email}{user.id}]', '[]' );
		yield 'no booking' => array( '[{booking.time}{booking.title}]', '[]' );
		yield 'text that is not a merge tag' => array( '{ x } {X.y} {}', '{ x } {X.y} {}' );
		yield 'an unknown merge tag' => array( 'a{nonsense}b{entry.password}c{inputs.nosuch}d', 'abcd' );
	}

	#[DataProvider( 'tags' )]
	public function test_a_merge_tag_is_replaced_by_its_value( string $template, string $expected ): void {
		self::assertSame( $expected, $this->merger()->merge( $template, $this->context(), MergeFormat::Header ) );
	}

	public function test_unknown_merge_tags_stay_visible_in_a_test_email(): void {
		$context = new MergeContext( $this->entry(), false, true );
		self::assertSame( 'Dear {inputs.nam}, {x} [] A course', $this->merger()->merge( 'Dear {inputs.nam}, {x} [{inputs.phone}] {inputs.input_text}', $context, MergeFormat::Text ) );
	}

	public function test_the_entry_url_tag_links_to_the_entry(): void {
		self::assertSame( admin_url( 'admin.php?page=vestibule-entries&entry=7' ), $this->merger()->merge( '{entry.url}', $this->context(), MergeFormat::Text ) );
	}

	public function test_merge_tags_in_a_typed_value_are_not_replaced(): void {
		self::assertSame( '{entry.id}', $this->merger()->merge( '{inputs.input_text}', $this->context( '{entry.id}' ), MergeFormat::Text ) );
	}

	public function test_bidirectional_control_characters_are_removed_from_values_in_email_headers(): void {
		self::assertSame( 'New: {entry.id}gnp.exe, form 4', $this->merger()->merge( 'New: {inputs.input_text}, form {form.id}', $this->context( "{entry.id}\u{202E}gnp.exe\u{2066}" ), MergeFormat::Header ) );
	}

	public function test_the_all_fields_tag_lists_all_answers_with_their_labels(): void {
		self::assertSame( "First name\n  Ada\n\nLast name\n  Lovelace\n\nSubject\n  A course", $this->merger()->merge( '{all_fields}', $this->context(), MergeFormat::Text ) );
		$html = $this->merger()->merge( '{all_fields}', $this->context( "<b>x</b>\nnext" ), MergeFormat::Html );
		self::assertStringContainsString( '&lt;b&gt;x&lt;/b&gt;<br />' . "\n" . 'next</td>', $html );
		self::assertSame( 3, substr_count( $html, '<th scope="row"' ) );
	}

	public function test_a_repeater_is_printed_as_a_table_in_html_and_as_lines_in_plain_text(): void {
		$table = array( 'headings' => array( 'Name <i>' ), 'rows' => array( array( 'Ada' ), array( "<img src=x>\n{entry.id}" ) ) );
		$rows  = array( 'name' => 'people', 'type' => 'repeater', 'label' => 'People', 'value' => "1. Ada\n2. <img src=x>", 'table' => $table );
		$entry = new StoredEntry( 7, 4, 'Enquiry', answers: array( $rows ) );
		$print = fn ( string $tag, MergeFormat $format ): string => $this->merger()->merge( $tag, new MergeContext( $entry ), $format );
		self::assertSame( "1. Ada\n  2. <img src=x>", $print( '{inputs.people}', MergeFormat::Text ) );
		self::assertSame( '1. Ada 2. <img src=x>', $print( '{inputs.people}', MergeFormat::Header ) );
		foreach ( array( '{inputs.people}', '{all_fields}' ) as $tag ) {
			$html = $print( $tag, MergeFormat::Html );
			self::assertStringContainsString( '>Name &lt;i&gt;</th></tr><tr><td', $html );
			self::assertStringContainsString( '&lt;img src=x&gt;<br />' . "\n" . '{entry.id}</td>', $html );
			self::assertStringNotContainsString( '<img', $html );
		}
	}

	public function test_a_typed_value_is_escaped_for_each_output_format(): void {
		$text    = "a\r\nBcc: x@evil.example\u{2028}\"'><img src=x onerror=alert(1)>&amp;//evil";
		$context = $this->context( $text );
		$print   = fn ( MergeFormat $format ): string => $this->merger()->merge( '{inputs.input_text}', $context, $format );
		self::assertSame( "a Bcc: x@evil.example \"'><img src=x onerror=alert(1)>&amp;//evil", $print( MergeFormat::Header ) );
		self::assertStringContainsString( "\n  Bcc: x@evil.example", $print( MergeFormat::Text ) );
		self::assertStringNotContainsString( "\r", $print( MergeFormat::Text ) );
		self::assertStringNotContainsString( '<img', $print( MergeFormat::Html ) );
		self::assertStringContainsString( '&quot;&#039;&gt;&lt;img', $print( MergeFormat::Html ) );
		self::assertStringContainsString( '&amp;amp;', $print( MergeFormat::Html ) );
		self::assertSame( rawurlencode( $print( MergeFormat::Header ) ), $print( MergeFormat::Url ) );
		self::assertDoesNotMatchRegularExpression( '#[/:\r\n"\'<>?&]#', $print( MergeFormat::Url ) );
	}

	public function test_lines_with_only_empty_merge_tags_are_removed(): void {
		$body = "Hello {inputs.names},\n\nPhone: {inputs.phone}\nBooked: {booking.time} {booking.title}\nPhone: {inputs.phone}, {inputs.input_text}\nBye";
		self::assertSame( "Hello {inputs.names},\n\nPhone: {inputs.phone}, {inputs.input_text}\nBye", $this->merger()->withoutEmptyLines( $body, $this->context() ) );
	}

	public function test_another_plugin_can_add_a_merge_tag_unless_its_name_is_already_in_use(): void {
		$mine = new class() implements MergeTag {
			public function name(): string {
				return 'weather';
			}

			public function value( string $part, MergeContext $context ): ?MergeValue {
				return 'today' === $part ? MergeValue::text( 'Rain' ) : null;
			}

			public function parts( int $formId ): array {
				return array( 'today' => 'Weather' );
			}
		};
		add_action( 'vestibule/register_merge_tags', static fn ( MergeTags $tags ) => $tags->add( $mine ) );
		self::assertSame( 'Rain', $this->merger()->merge( '{weather.today}{weather.tomorrow}', $this->context(), MergeFormat::Text ) );
		self::assertContains( array( 'tag' => '{weather.today}', 'label' => 'Weather' ), $this->register()->offered( 4 ) );
		$wrong = array();
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		add_action(
			'doing_it_wrong_run',
			static function ( string $name ) use ( &$wrong ): void {
				$wrong[] = $name;
			}
		);
		$tags = $this->register();
		$tags->get( 'weather' );
		$tags->add( $mine );
		self::assertCount( 1, $wrong );
	}

	public function test_the_user_merge_tags_contain_the_logged_in_user_who_submitted_the_entry(): void {
		$id = wp_insert_user( array( 'user_login' => 'ada' . wp_rand(), 'user_pass' => 'x', 'user_email' => 'ada' . wp_rand() . '@example.org', 'display_name' => 'Countess' ) );
		self::assertIsInt( $id );
		self::assertSame( "Countess {$id}", $this->merger()->merge( '{user.name} {user.id}', new MergeContext( $this->entry( user: $id ) ), MergeFormat::Text ) );
	}

	private function merger(): Merger {
		return new Merger( $this->register() );
	}

	private function register(): MergeTags {
		$forms = ( new FormSite() )->forms;
		return new MergeTags( static fn (): array => ( new StandardTags( $forms ) )->all() );
	}

	private function context( string $subject = 'A course' ): MergeContext {
		return new MergeContext( $this->entry( $subject ) );
	}

	private function entry( string $subject = 'A course', int $user = 0 ): StoredEntry {
		$answer = static fn ( string $name, string $label, string $value ): array => array( 'name' => $name, 'type' => 'text', 'label' => $label, 'value' => $value );
		return new StoredEntry(
			id: 7,
			formId: 4,
			formTitle: 'Enquiry',
			answers: array( $answer( 'names[first_name]', 'First name', 'Ada' ), $answer( 'names[last_name]', 'Last name', 'Lovelace' ), $answer( 'input_text', 'Subject', $subject ) ),
			name: 'Ada Lovelace',
			email: 'ada@example.org',
			sourceUrl: 'https://example.org/contact/',
			userId: $user,
			createdAt: new DateTimeImmutable( '2026-11-21T09:00:00Z' ),
		);
	}
}
