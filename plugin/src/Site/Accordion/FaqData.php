<?php

declare(strict_types=1);

namespace Vestibule\Site\Accordion;

/** Structured data (schema.org FAQPage) with the questions and answers of all accordions of a page. */
final class FaqData {

	private const BLOCKS = 'address|article|aside|blockquote|br|dd|details|div|dl|dt|figcaption|figure|h[1-6]|hr|li|ol|p|pre|section|summary|table|td|th|tr|ul';

	/** @var array<string, string> Answers by question. */
	private array $answers = array();

	/** @param list<array{question: string, answer: string}> $pairs Questions and answers as HTML. */
	public function add( array $pairs ): void {
		foreach ( $pairs as $pair ) {
			$question = self::plainText( $pair['question'] );
			$answer   = self::plainText( $pair['answer'] );
			if ( '' !== $question && '' !== $answer ) {
				$this->answers[ $question ] ??= $answer;
			}
		}
	}

	public function print(): void {
		if ( array() === $this->answers ) {
			return;
		}
		$questions = array();
		foreach ( $this->answers as $question => $answer ) {
			$questions[] = array(
				'@type'          => 'Question',
				'name'           => (string) $question,
				'acceptedAnswer' => array(
					'@type' => 'Answer',
					'text'  => $answer,
				),
			);
		}
		/**
		 * Filters the FAQ data of a page for search engines. If it is an empty array, nothing is printed.
		 *
		 * @param array<string, mixed> $data FAQPage as defined by schema.org.
		 */
		$data = (array) apply_filters(
			'vestibule/faq_data',
			array(
				'@context'   => 'https://schema.org',
				'@type'      => 'FAQPage',
				'mainEntity' => $questions,
			)
		);
		$json = array() === $data
			? false
			: wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		if ( false !== $json ) {
			wp_print_inline_script_tag( $json, array( 'type' => 'application/ld+json' ) );
		}
	}

	private static function plainText( string $html ): string {
		$apart = (string) preg_replace( '#<(?=/?(?:' . self::BLOCKS . ')\b)#i', ' <', $html );
		$text  = html_entity_decode( wp_strip_all_tags( $apart ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
	}
}
