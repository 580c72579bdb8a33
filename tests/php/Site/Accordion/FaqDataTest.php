<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Accordion;

use Vestibule\Site\Accordion\FaqData;
use Vestibule\Tests\TestCase;

/** Structured data for search engines about questions and answers. */
final class FaqDataTest extends TestCase {

	private const FAQ_PAGE = array(
		'type'       => 'object',
		'required'   => array( '@context', '@type', 'mainEntity' ),
		'properties' => array(
			'@type'      => array( 'enum' => array( 'FAQPage' ), 'type' => 'string' ),
			'mainEntity' => array(
				'type'  => 'array',
				'items' => array(
					'type'       => 'object',
					'required'   => array( 'name', 'acceptedAnswer' ),
					'properties' => array(
						'@type'          => array( 'enum' => array( 'Question' ), 'type' => 'string' ),
						'name'           => array( 'type' => 'string' ),
						'acceptedAnswer' => array(
							'type'       => 'object',
							'required'   => array( '@type', 'text' ),
							'properties' => array( 'text' => array( 'type' => 'string' ) ),
						),
					),
				),
			),
		),
	);

	/** @param list<array{string, string}> $pairs */
	private static function printed( array ...$pairs ): string {
		$faq = new FaqData();
		foreach ( $pairs as $page ) {
			$faq->add( array_map( static fn ( array $pair ): array => array( 'question' => $pair[0], 'answer' => $pair[1] ), $page ) );
		}
		ob_start();
		$faq->print();
		return (string) ob_get_clean();
	}

	/** @return array<string, string> Answers by question. */
	private static function answers( string $html ): array {
		$json = preg_replace( '#^<script[^>]*>|</script>\s*$#', '', $html );
		$data = json_decode( (string) $json, true, 16, JSON_THROW_ON_ERROR );
		self::assertTrue( rest_validate_value_from_schema( $data, self::FAQ_PAGE, 'data' ) );
		/** @var array{mainEntity: list<array{name: string, acceptedAnswer: array{text: string}}>} $data */
		$answers = array();
		foreach ( $data['mainEntity'] as $question ) {
			$answers[ $question['name'] ] = $question['acceptedAnswer']['text'];
		}
		return $answers;
	}

	public function test_the_structured_data_combines_all_accordions_of_a_page_without_duplicate_questions(): void {
		$html = self::printed( array( array( 'A?', '<p>a</p>' ), array( '2026', 'b' ) ), array( array( 'A?', 'again' ), array( 'C?', 'c' ) ) );
		self::assertSame( 1, substr_count( $html, '<script' ) );
		self::assertSame( array( 'A?' => 'a', '2026' => 'b', 'C?' => 'c' ), self::answers( $html ) );
	}

	public function test_answers_in_structured_data_are_plain_text_with_spaces_between_blocks(): void {
		$html = self::printed( array( array( 'What <em>is</em> it &amp; why?', "<p>One<br>two</p><ul><li>three</li><li>f<b>ou</b>r</li></ul><script>five()</script>\n<style>six{}</style>" ) ) );
		self::assertSame( array( 'What is it & why?' => 'One two three four' ), self::answers( $html ) );
	}

	public function test_text_in_structured_data_cannot_close_the_script_element(): void {
		$hostile = "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- \u{2028} \"'\\";
		$html    = self::printed( array( array( $hostile, $hostile ) ) );
		self::assertSame( 1, substr_count( strtolower( $html ), '</script' ) );
		self::assertStringNotContainsString( '<!--', $html );
		self::assertStringContainsString( '</script><script>', (string) array_key_first( self::answers( $html ) ) );
	}

	public function test_a_page_without_answered_questions_prints_no_structured_data(): void {
		self::assertSame( '', self::printed( array( array( 'Unanswered?', ' <p></p> ' ), array( '', 'x' ) ) ) );
		self::assertSame( '', self::printed() );
	}

	public function test_a_filter_can_change_or_remove_the_structured_data(): void {
		add_filter( 'vestibule/faq_data', static fn (): array => array() );
		self::assertSame( '', self::printed( array( array( 'A?', 'a' ) ) ) );
	}

	public function test_an_accordion_adds_structured_data_only_if_its_setting_is_on(): void {
		$item = '<!-- wp:vestibule/accordion-item {"title":"Q%d?"} --><p>A%1$d</p><!-- /wp:vestibule/accordion-item -->';
		do_blocks( '<!-- wp:vestibule/accordion {"isFaq":true} -->' . sprintf( $item, 71 ) . '<!-- /wp:vestibule/accordion -->' );
		do_blocks( '<!-- wp:vestibule/accordion -->' . sprintf( $item, 72 ) . '<!-- /wp:vestibule/accordion -->' );
		remove_action( 'wp_footer', 'the_block_template_skip_link' );
		ob_start();
		do_action( 'wp_footer' );
		$footer = (string) ob_get_clean();
		self::assertStringContainsString( '"name":"Q71?"', $footer );
		self::assertStringNotContainsString( 'Q72?', $footer );
	}
}
