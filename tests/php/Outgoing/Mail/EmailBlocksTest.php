<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Mail;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Entries\StoredEntry;
use Vestibule\Kernel\Schema\Formats;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;

/** Emails made of blocks, sent as HTML and plain text (tests/vectors/email-blocks.json). */
final class EmailBlocksTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		yield from Vectors::rows( 'email-blocks' );
	}

	/** @param array{body: list<string>, html: list<string>, text: list<string>} $row */
	#[DataProvider( 'rows' )]
	public function test_an_email_made_of_blocks_is_sent_as_the_expected_html_and_plain_text( array $row ): void {
		$mail = Mails::compose( $this->entry(), array( 'id' => 'mine', 'body' => implode( "\n", $row['body'] ) ) );
		$sent = str_replace( home_url(), 'https://institute.example', array( self::content( $mail['html'] ), $mail['message'] ) );
		self::assertSame( implode( "\n", $row['html'] ), $sent[0] );
		self::assertSame( implode( "\n", $row['text'] ) . "\n", $sent[1] );
	}

	public function test_plain_text_and_paragraph_blocks_with_the_same_text_produce_the_same_email(): void {
		$text   = "Hello {inputs.topic},\nsee https://example.org\n\nPhone: {inputs.phone}\n\n{all_fields}";
		$blocks = "<!-- wp:paragraph -->\n<p>Hello {inputs.topic},<br>see https://example.org</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph -->\n<p>Phone: {inputs.phone}</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph -->\n<p>{all_fields}</p>\n<!-- /wp:paragraph -->";
		$one    = Mails::compose( $this->entry(), array( 'id' => 'mine', 'body' => $text ) );
		$other  = Mails::compose( $this->entry(), array( 'id' => 'mine', 'body' => $blocks ) );
		self::assertSame( $one['message'], $other['message'] );
		self::assertSame( self::withoutSpace( $one['html'] ), self::withoutSpace( $other['html'] ) );
	}

	/** @param non-empty-string $first */
	#[DataProvider( 'greetings' )]
	public function test_the_first_sentence_of_an_email_without_a_greeting_starts_with_a_capital_letter( string $body, string $first ): void {
		$mail = Mails::compose( $this->entry(), array( 'id' => 'mine', 'body' => $body ) );
		self::assertStringStartsWith( $first, $mail['message'] );
		self::assertMatchesRegularExpression( "#<p>(<em>)?{$first}#u", $mail['html'] );
	}

	/** @return iterable<string, array{string, non-empty-string}> */
	public static function greetings(): iterable {
		$block = static fn ( string $text ): string => "<!-- wp:paragraph --><p>{$text}</p><!-- /wp:paragraph -->";
		yield 'a text without a name' => array( "Hello {entry.name},\n\növer and out.", 'Över and out.' );
		yield 'a text with a greeting' => array( "Hello,\n\nover and out.", 'Hello,' );
		yield 'blocks without a name' => array( $block( 'Hello {entry.name},' ) . $block( '<em>över</em>' ), 'Över' );
	}

	public function test_an_email_to_an_unconfirmed_address_repeats_no_typed_answers(): void {
		$body = '<!-- wp:heading --><h2>About {inputs.topic}</h2><!-- /wp:heading --><!-- wp:buttons --><!-- wp:button --><div><a href="https://example.org/?q={inputs.topic}">Again</a></div><!-- /wp:button --><!-- /wp:buttons --><!-- wp:paragraph --><p>Thank you</p><!-- /wp:paragraph -->';
		$mail = Mails::compose( $this->entry(), array( 'id' => 'mine', 'to' => 'field', 'body' => $body ) );
		self::assertSame( "Thank you\n", $mail['message'] );
		self::assertSame( '<p>Thank you</p>', self::content( $mail['html'] ) );
	}

	public function test_buttons_in_an_email_are_wrapped_only_if_they_are_aligned(): void {
		$button = '<!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="https://example.org/">Go</a></div><!-- /wp:button -->';
		$html   = fn ( string $settings ): string => Mails::compose( $this->entry(), array( 'id' => 'mine', 'body' => "<!-- wp:buttons {$settings}--><div>{$button}</div><!-- /wp:buttons -->" ) )['html'];
		self::assertStringContainsString( '<div align="center">', $html( '{"layout":{"type":"flex","justifyContent":"center"}} ' ) );
		self::assertStringNotContainsString( '<div align', $html( '' ) );
		self::assertStringContainsString( 'Go</a>', $html( '' ) );
	}

	public function test_email_blocks_pass_validation_and_are_not_changed_by_sanitizing(): void {
		$body = '<!-- wp:image {"id":7,"width":"300px","sizeSlug":"large","metadata":{"name":"A \u0022b\u0022 \u002d\u002d"}} --><figure class="wp-block-image size-large is-resized"><img src="https://example.org/a.png" alt="A &amp; b" class="wp-image-7" style="width:300px" /></figure><!-- /wp:image --><!-- wp:separator /-->';
		self::assertSame( '', Formats::fault( 'post-html', $body ) );
		self::assertSame( $body, Formats::clean( 'post-html', $body ) );
	}

	public function test_an_email_with_deeply_nested_lists_is_composed_completely(): void {
		$body = str_repeat( '<!-- wp:list --><ul><!-- wp:list-item --><li>a', 160 ) . str_repeat( '</li><!-- /wp:list-item --></ul><!-- /wp:list -->', 160 );
		self::assertLessThan( 20000, strlen( $body ) );
		$mail = Mails::compose( $this->entry(), array( 'id' => 'mine', 'body' => $body ) );
		self::assertSame( 160, substr_count( $mail['html'], '<li>a' ) );
		self::assertSame( 160, substr_count( $mail['message'], '- a' ) );
	}

	private static function content( string $html ): string {
		return 1 === preg_match( '#<div style="max-width:640px">(.*)</div></body>#s', $html, $match ) ? $match[1] : $html;
	}

	private static function withoutSpace( string $html ): string {
		return (string) preg_replace( array( '/\s+/', '#<br />#' ), array( '', '<br>' ), $html );
	}

	private function entry(): StoredEntry {
		$answers = array();
		foreach ( array( 'topic' => 'Tea & <b>cake</b>', 'website' => 'javascript:alert(1)', 'page' => 'https://example.org/?a=1&b=2', 'phone' => '' ) as $name => $value ) {
			$answers[] = array( 'name' => $name, 'type' => 'text', 'label' => ucfirst( $name ), 'value' => $value );
		}
		return new StoredEntry( 1, 4, 'Enquiry', 'office@example.org', answers: $answers, email: 'ana@example.com', language: 'en_US' );
	}
}
