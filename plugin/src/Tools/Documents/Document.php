<?php

declare(strict_types=1);

namespace Vestibule\Tools\Documents;

defined( 'ABSPATH' ) || exit;

/**
 * Document of headings, paragraphs, lists and tables, as blocks or as plain text. Block markup can also be part of it,
 * such as a form.
 *
 * @phpstan-type Part array{heading: string}|array{text: string}|array{list: list<string>}|array{head: list<string>, rows: list<list<string>>}|array{block: string}
 */
final class Document {

	/** @param list<Part> $parts */
	public function __construct(
		public readonly string $name,
		public readonly string $title,
		public readonly string $description,
		public readonly array $parts,
	) {}

	/** @return string Content for a page. */
	public function blocks(): string {
		return implode( "\n\n", array_map( self::block( ... ), $this->parts ) );
	}

	/** @return string HTML without comments of blocks. Forms are left out. */
	public function html(): string {
		return implode(
			"\n",
			array_map( static fn ( array $part ): string => self::markup( $part ), $this->parts )
		);
	}

	public function text(): string {
		$parts = array( mb_strtoupper( $this->title ), ...array_map( self::plain( ... ), $this->parts ) );
		return implode( "\n\n", array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) ) . "\n";
	}

	/** @param Part $part */
	private static function block( array $part ): string {
		return match ( true ) {
			isset( $part['block'] )   => $part['block'],
			isset( $part['heading'] ) => self::commented( 'heading', self::markup( $part ) ),
			isset( $part['text'] )    => self::commented( 'paragraph', self::markup( $part ) ),
			isset( $part['rows'] )    => self::commented( 'table', self::markup( $part ) ),
			default                   => self::commented(
				'list',
				self::items( $part['list'], self::commented( ... ) )
			),
		};
	}

	private static function commented( string $block, string $html ): string {
		return "<!-- wp:{$block} -->\n{$html}\n<!-- /wp:{$block} -->";
	}

	/** @param Part $part */
	private static function markup( array $part ): string {
		if ( isset( $part['block'] ) ) {
			return '';
		}
		if ( isset( $part['rows'] ) ) {
			$row = static fn ( string $tag, array $cells ): string => '<tr>' . implode(
				'',
				array_map( static fn ( string $cell ): string => "<{$tag}>" . esc_html( $cell ) . "</{$tag}>", $cells )
			) . '</tr>';
			return '<figure class="wp-block-table"><table class="has-fixed-layout"><thead>'
				. $row( 'th', $part['head'] ) . '</thead><tbody>'
				. implode( '', array_map( static fn ( array $cells ): string => $row( 'td', $cells ), $part['rows'] ) )
				. '</tbody></table></figure>';
		}
		if ( isset( $part['list'] ) ) {
			return self::items( $part['list'], static fn ( string $block, string $html ): string => $html );
		}
		return isset( $part['heading'] )
			? '<h2 class="wp-block-heading">' . esc_html( $part['heading'] ) . '</h2>'
			: '<p>' . esc_html( $part['text'] ) . '</p>';
	}

	/**
	 * @param list<string>                              $items
	 * @param callable(string $block, string $html): string $wrap
	 */
	private static function items( array $items, callable $wrap ): string {
		$html = array_map(
			static fn ( string $item ): string => $wrap( 'list-item', '<li>' . esc_html( $item ) . '</li>' ),
			$items
		);
		return '<ul class="wp-block-list">' . implode( "\n", $html ) . '</ul>';
	}

	/** @param Part $part */
	private static function plain( array $part ): string {
		if ( isset( $part['rows'] ) ) {
			// A table with two columns is a list of names and values.
			if ( 2 === count( $part['head'] ) ) {
				return implode(
					"\n",
					array_map(
						static fn ( array $cells ): string => implode( ': ', $cells ),
						$part['rows']
					)
				);
			}
			$rows = array_map(
				static fn ( array $cells ): string => implode(
					"\n",
					array_map(
						static fn ( string $label, string $cell ): string => "{$label}: {$cell}",
						$part['head'],
						$cells
					)
				),
				$part['rows']
			);
			return implode( "\n\n", $rows );
		}
		return match ( true ) {
			isset( $part['block'] )   => '',
			isset( $part['heading'] ) => $part['heading'] . "\n" . str_repeat( '-', mb_strlen( $part['heading'] ) ),
			isset( $part['list'] )    => implode(
				"\n",
				array_map( static fn ( string $item ): string => "- {$item}", $part['list'] )
			),
			default                   => $part['text'],
		};
	}
}
