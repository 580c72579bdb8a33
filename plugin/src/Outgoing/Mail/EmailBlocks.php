<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Fields\MergeTags\MergeContext;
use Vestibule\Fields\MergeTags\MergeFormat;
use Vestibule\Fields\MergeTags\Merger;
use WP_HTML_Tag_Processor;
use WP_Http;

/**
 * Renders a message that consists of blocks as HTML for email programs (docs/notifications.md). For blocks that are not
 * supported, renders only their text and their supported inner blocks.
 *
 * @phpstan-type Block array{blockName: string|null, attrs: array<array-key, mixed>|null, innerBlocks: list<array<string, mixed>>, innerHTML: string, innerContent: list<string|null>}
 */
final class EmailBlocks {

	/** Maximum width of the email in px. */
	public const WIDTH = 640;

	private const INLINE = 'b br code em i s strong sub sup u';

	private const TEXT = self::INLINE . ' blockquote h1 h2 h3 h4 h5 h6 hr li ol p ul';

	/** Font sizes of headings in px, by level. */
	private const SIZES = array( 1 => 28, 2 => 22, 3 => 19, 4 => 17, 5 => 16, 6 => 16 );

	public function __construct( private readonly Merger $merger, private readonly MergeContext $context ) {}

	/** Checks whether a message consists of blocks. */
	public static function areIn( string $body ): bool {
		return has_blocks( $body );
	}

	public function html( string $body ): string {
		$open = substr_count( $body, '<!-- wp:' ) - substr_count( $body, ' /-->' );
		return substr_count( $body, '<!-- /wp:' ) === $open
			? $this->document( parse_blocks( $body ) )
			: $this->loose( $body );
	}

	/**
	 * Renders the whole message. If the first block, usually the greeting, is empty, the message still starts with a
	 * capital letter.
	 *
	 * @param array<array-key, mixed> $blocks
	 */
	private function document( array $blocks ): string {
		$html = $this->all( $blocks );
		return '' === $this->all( array_slice( $blocks, 0, 1 ) ) ? Merger::capitalized( $html ) : $html;
	}

	/** @param array<array-key, mixed> $blocks */
	private function all( array $blocks ): string {
		/** @var list<Block> $blocks */
		return implode( "\n", array_filter( array_map( $this->block( ... ), $blocks ) ) );
	}

	/** @param Block $block */
	private function block( array $block ): string {
		$attributes = $block['attrs'] ?? array();
		$html       = $block['innerHTML'];
		return match ( $block['blockName'] ) {
			'core/paragraph' => $this->element( 'p', $html ),
			'core/heading'   => $this->heading( $html, $attributes ),
			'core/list'      => $this->list( $this->all( $block['innerBlocks'] ), $attributes ),
			'core/list-item' => $this->element(
				'li',
				$html,
				'',
				str_replace( 'margin:16px 0', 'margin:0', $this->all( $block['innerBlocks'] ) )
			),
			'core/separator' => '<hr style="margin:24px 0;border:0;border-top:1px solid #c3c4c7">',
			'core/image'     => $this->image( $html, $attributes ),
			'core/buttons'   => $this->buttons( $this->all( $block['innerBlocks'] ), $attributes ),
			'core/button'    => $this->button( $html ),
			default          => $this->other( $block ),
		};
	}

	/** @param Block $block */
	private function other( array $block ): string {
		$html  = '';
		$inner = $block['innerBlocks'];
		foreach ( $block['innerContent'] as $part ) {
			$html .= is_string( $part ) ? $this->loose( $part ) : $this->all( array( array_shift( $inner ) ) );
		}
		return $html;
	}

	/** Renders a text element. Empty if the element has no content. */
	private function element( string $tag, string $html, string $style = '', string $inner = '' ): string {
		$words = $this->words( $html );
		if ( 1 === preg_match( '/\bhas-text-align-(left|center|right)\b/', $html, $match ) ) {
			$style .= "text-align:{$match[1]}";
		}
		$style = '' === $style ? '' : " style=\"{$style}\"";
		return '' === "{$words}{$inner}" ? '' : "<{$tag}{$style}>{$words}{$inner}</{$tag}>";
	}

	/** @param array<array-key, mixed> $attributes */
	private function heading( string $html, array $attributes ): string {
		$level = is_int( $attributes['level'] ?? null ) && isset( self::SIZES[ $attributes['level'] ] )
			? $attributes['level']
			: 2;
		return $this->element(
			"h{$level}",
			$html,
			'margin:24px 0 8px;line-height:1.3;font-size:' . self::SIZES[ $level ] . 'px;'
		);
	}

	/** @param array<array-key, mixed> $attributes */
	private function list( string $items, array $attributes ): string {
		$start = is_int( $attributes['start'] ?? null ) ? " start=\"{$attributes['start']}\"" : '';
		$list  = true === ( $attributes['ordered'] ?? false ) ? array( "ol{$start}", 'ol' ) : array( 'ul', 'ul' );
		return '' === $items ? '' : "<{$list[0]} style=\"margin:16px 0;padding:0 24px\">{$items}</{$list[1]}>";
	}

	/** @param array<array-key, mixed> $attributes */
	private function image( string $html, array $attributes ): string {
		$tags  = new WP_HTML_Tag_Processor( $html );
		$found = array( 'href' => '', 'src' => '', 'alt' => '' );
		// Links after the image belong to the caption.
		while ( '' === $found['src'] && $tags->next_tag() ) {
			foreach ( 'IMG' === $tags->get_tag() ? array( 'src', 'alt' ) : array( 'href' ) as $name ) {
				$value          = $tags->get_attribute( $name );
				$found[ $name ] = is_string( $value ) ? $value : $found[ $name ];
			}
		}
		if ( '' === $found['src'] ) {
			return '';
		}
		$id    = is_int( $attributes['id'] ?? null ) ? $attributes['id'] : 0;
		$size  = is_string( $attributes['sizeSlug'] ?? null ) ? $attributes['sizeSlug'] : 'full';
		$known = wp_get_attachment_image_src( $id, $size );
		$width = min(
			self::WIDTH,
			(int) ( is_scalar( $attributes['width'] ?? null ) ? $attributes['width'] : 0 ) ?: ( $known[1] ?? 0 )
		);
		$width = $width > 0 ? " width=\"{$width}\"" : '';
		$image = '<img src="' . esc_attr( $this->address( $found['src'] ) ) . '" alt="' . esc_attr( $found['alt'] )
			. "\"{$width} style=\"max-width:100%;height:auto;border:0\">";
		$image = '' === $found['href']
			? $image
			: '<a href="' . esc_attr( $this->address( $found['href'] ) ) . "\">{$image}</a>";
		$align = in_array( $attributes['align'] ?? '', array( 'center', 'right' ), true )
			? " style=\"text-align:{$attributes['align']}\""
			: '';
		$words = 1 === preg_match( '#<figcaption\b.*?</figcaption>#s', $html, $match ) ? $this->words( $match[0] ) : '';
		return "<p{$align}>{$image}" . ( '' === $words ? '' : "<br>\n<small style=\"color:#50575e\">{$words}</small>" )
			. '</p>';
	}

	/** @param array<array-key, mixed> $attributes */
	private function buttons( string $buttons, array $attributes ): string {
		$layout = $attributes['layout'] ?? null;
		$align  = is_array( $layout ) && in_array( $layout['justifyContent'] ?? '', array( 'center', 'right' ), true )
			? $layout['justifyContent']
			: '';
		return '' === $align || '' === $buttons ? $buttons : "<div align=\"{$align}\">{$buttons}</div>";
	}

	/**
	 * Renders a button as a table cell, because some email programs ignore the background color of links. Skips buttons
	 * without text or URL.
	 */
	private function button( string $html ): string {
		$words = $this->words( $html );
		if ( 1 !== preg_match( '#^<a href="([^"]+)">(.+)</a>$#s', $words, $match ) ) {
			return '';
		}
		return '<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:16px 0"><tr><td bgcolor="#1d2327" style="padding:12px;border-radius:4px;background-color:#1d2327">'
			. "<a href=\"{$match[1]}\" style=\"padding:12px;font-weight:600;color:#ffffff;text-decoration:none\">{$match[2]}</a></td></tr></table>";
	}

	/** Renders text outside blocks, and the text of blocks that are not supported. */
	private function loose( string $html ): string {
		$text = $this->merger->withoutEmptyLines( self::cleaned( $html, self::TEXT ), $this->context );
		return '' === $text ? '' : trim( wpautop( make_clickable( $this->withAddresses( $text ) ) ) );
	}

	/** Returns the content of an element. Removes lines whose merge tags are all empty. */
	private function words( string $html ): string {
		$lines = (string) preg_replace(
			array( '/\s+/', '#\s*<br\b[^>]*>\s*#' ),
			array( ' ', "\n" ),
			self::cleaned( $html, self::INLINE )
		);
		$lines = $this->merger->withoutEmptyLines( trim( $lines ), $this->context );
		return str_replace( "\n", "<br>\n", make_clickable( $this->withAddresses( $lines ) ) );
	}

	/**
	 * @param string $tags Names of allowed HTML tags in addition to links, separated by spaces. Attributes are removed.
	 */
	private static function cleaned( string $html, string $tags ): string {
		// If a comment is not closed, only its start is removed, so that the text after it is not lost.
		$html = (string) preg_replace(
			array( '#<(script|style)\b.*?</\1\s*>#is', '#<!--(?:.*?-->|\s*/?(?:wp:\S*)?)#s' ),
			'',
			$html
		);
		return wp_kses(
			$html,
			array( 'a' => array( 'href' => true ) ) + array_fill_keys( explode( ' ', $tags ), array() )
		);
	}

	private function withAddresses( string $html ): string {
		return (string) preg_replace_callback(
			'#(?<=<a )href=(["\'])(.+?)\1#',
			fn ( array $match ): string => 'href="'
				. esc_attr( $this->address( wp_specialchars_decode( $match[2], ENT_QUOTES ) ) ) . '"',
			$html
		);
	}

	/**
	 * Returns a complete URL. A merge tag at the start can contain a complete URL, even after the `https://` that the
	 * editor adds. The values of later tags are encoded.
	 */
	private function address( string $url ): string {
		$url   = (string) preg_replace(
			'#^https?://(?=\{)#i',
			'',
			str_ireplace( array( '%7B', '%7D' ), array( '{', '}' ), trim( $url ) )
		);
		$start = 1 === preg_match( '/^\{[^{}\s]+\}/', $url, $match ) ? $match[0] : '';
		$rest  = $this->merger->merge( substr( $url, strlen( $start ) ), $this->context, MergeFormat::Url );
		return '' === $start ? WP_Http::make_absolute_url( $rest, home_url( '/' ) ) : $start . $rest;
	}
}
