<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Kernel\Html\Html;
use WP_HTML_Tag_Processor;

/**
 * Blocks frames and script embeds of other sites until the visitor agrees to all of them or to a single one
 * (docs/consent.md). Each one is replaced by a placeholder of the same size.
 *
 * @phpstan-import-type Service from EmbedServices
 */
final class Embeds {

	private const PLACE = 'data-vestibule-place';

	/**
	 * Matches the start tag of a frame. The tag processor marks the frames to block, but it can't insert an element
	 * before another. So this pattern finds them again and inserts the placeholders.
	 */
	private const FRAME = '/<iframe(?=\s)(?:"[^"]*"|\'[^\']*\'|[^\'">])*>/i';

	public function __construct( private readonly EmbedServices $services = new EmbedServices() ) {}

	/**
	 * Blocks embedded content, such as the HTML of an embed block.
	 *
	 * @param string $source   URL where visitors can open the content. Empty if unknown.
	 * @param bool   $is_embed True blocks all scripts of other sites. False blocks only scripts of known services.
	 */
	public function wait( string $html, string $source = '', bool $is_embed = true ): string {
		$script = $this->script( $html, $is_embed );
		return null === $script ? $this->frames( $html, $source ) : $this->template( $html, $script, $source );
	}

	/** Blocks all frames of other sites in an HTML text. */
	public function frames( string $html, string $source = '' ): string {
		if ( ! str_contains( $html, '<iframe' ) ) {
			return $html;
		}
		$tags   = new WP_HTML_Tag_Processor( $html );
		$offers = array();
		while ( $tags->next_tag( array( 'tag_name' => 'IFRAME' ) ) ) {
			$src  = $tags->get_attribute( 'src' );
			$host = $this->otherHost( $src );
			if ( ! is_string( $src ) || '' === $host ) {
				continue;
			}
			$service = $this->services->forHost( $host );
			$tags->set_attribute( 'data-src', $src );
			$tags->set_attribute( 'data-consent', $service['kind'] );
			$tags->set_attribute( self::PLACE, (string) count( $offers ) );
			$tags->remove_attribute( 'src' );
			$offers[] = self::offer(
				$service,
				'' === $source ? $this->absolute( $src ) : $source,
				$this->space( $tags )
			);
		}
		return array() === $offers ? $html : (string) preg_replace_callback(
			self::FRAME,
			static function ( array $tag ) use ( $offers ): string {
				$is_ours = 1 === preg_match( '/ ' . self::PLACE . '="(\d+)"/', $tag[0], $found );
				return $is_ours
					? ( $offers[ (int) $found[1] ] ?? '' ) . str_replace( $found[0], '', $tag[0] )
					: $tag[0];
			},
			$tags->get_updated_html()
		);
	}

	/** Returns the URL of the first script that must be blocked. Null if there is none. */
	private function script( string $html, bool $is_embed ): ?string {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( str_contains( $html, '<script' ) && $tags->next_tag( array( 'tag_name' => 'SCRIPT' ) ) ) {
			$src  = $tags->get_attribute( 'src' );
			$host = $this->otherHost( $src );
			if ( is_string( $src ) && '' !== $host && ( $is_embed || $this->services->forHost( $host )['isKnown'] ) ) {
				return $src;
			}
		}
		return null;
	}

	/**
	 * Moves the whole embed into a template element until the visitor agrees. Otherwise, the script of another embed of
	 * the same service would process it too, because such scripts process all embeds on the page.
	 */
	private function template( string $html, string $script, string $source ): string {
		$service = $this->services->forHost( $this->otherHost( $script ) );
		$source  = '' === $source ? $this->firstLink( $html ) ?? $this->absolute( $script ) : $source;
		return Html::element(
			'div',
			array(
				'class'        => 'vestibule-embed',
				'data-consent' => $service['kind'],
				'data-rescan'  => '' === $service['again'] ? null : $service['again'],
				'style'        => "--vestibule-embed-height:{$service['height']}px",
			),
			self::offer( $service, $source )
			. Html::element( 'template', array(), $this->withoutAddresses( $html ) )
		);
	}

	/** Moves all URLs to data attributes, so that browsers don't load anything early. */
	private function withoutAddresses( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$src = $tags->get_attribute( 'src' );
			if ( is_string( $src ) && in_array( $tags->get_tag(), array( 'SCRIPT', 'IFRAME', 'IMG' ), true ) ) {
				$tags->set_attribute( 'data-src', $src );
				$tags->remove_attribute( 'src' );
			}
			if ( 'SCRIPT' === $tags->get_tag() ) {
				$type = $tags->get_attribute( 'type' );
				$tags->set_attribute( 'data-type', is_string( $type ) ? $type : '' );
				$tags->set_attribute( 'type', 'text/plain' );
			}
		}
		return $tags->get_updated_html();
	}

	private function firstLink( string $html ): ?string {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			foreach ( array( 'cite', 'data-instgrm-permalink', 'data-href', 'href' ) as $name ) {
				$link = $tags->get_attribute( $name );
				if ( is_string( $link ) && '' !== $this->otherHost( $link ) ) {
					return $link;
				}
			}
		}
		return null;
	}

	/** Returns the size of a frame as CSS. A theme can override it with an aspect ratio. */
	private function space( WP_HTML_Tag_Processor $tags ): string {
		$space = '';
		foreach ( array( 'width', 'height' ) as $name ) {
			$size   = $tags->get_attribute( $name );
			$space .= is_string( $size ) && 1 === preg_match( '/^\d{1,4}$/D', $size )
				? "--vestibule-embed-{$name}:{$size}px;"
				: '';
		}
		return $space;
	}

	private function absolute( string $address ): string {
		return str_starts_with( $address, '//' ) ? "https:{$address}" : $address;
	}

	/** Returns the hostname of a URL in lowercase. Empty if the URL belongs to this site or has no hostname. */
	private function otherHost( mixed $address ): string {
		$host = is_string( $address ) ? (string) wp_parse_url( $address, PHP_URL_HOST ) : '';
		return strtolower( $host ) === strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) )
			? ''
			: strtolower( $host );
	}

	/**
	 * Renders the placeholder for blocked content. Browsers without JavaScript show a link to the source.
	 *
	 * @param Service $service
	 * @param string  $source URL where visitors can open the content.
	 * @param string  $style  Size of the content as CSS. Empty if the container has the size.
	 */
	public static function offer( array $service, string $source, string $style = '' ): string {
		$name = $service['name'];
		$words = sprintf(
			/* translators: %s: a service such as YouTube. */
			__( 'This content comes from %s, which learns about your visit when it loads.', 'vestibule' ),
			$name
		);
		$kind  = Category::labels()[ $service['kind'] ] ?? $service['kind'];
		/* translators: %s: a service such as YouTube. */
		$always = sprintf( __( 'Always load from %s', 'vestibule' ), $name );
		/* translators: %s: a kind of cookies, such as Marketing. */
		$note = sprintf( __( '“Always” accepts cookies of the category “%s” on this site.', 'vestibule' ), $kind );
		return Html::element(
			'div',
			array(
				'class' => 'vestibule-consent-offer',
				'role' => 'group',
				'aria-label' => $name,
				'style' => '' === $style ? null : $style,
			),
			Html::element( 'p', array( 'class' => 'vestibule-consent-offer__name' ), Html::escape( $name ) )
			. Html::element( 'p', array(), Html::escape( $words ) )
			. Html::element(
				'div',
				array( 'class' => 'vestibule-consent-offer__buttons', 'data-choice' => true ),
				self::button( 'show', __( 'Load this once', 'vestibule' ) ) . self::button( 'always', $always )
			)
			. Html::element( 'p', array( 'class' => 'vestibule-consent-offer__note' ), Html::escape( $note ) )
			. self::link( $source )
		);
	}

	private static function button( string $does, string $label ): string {
		return Html::element(
			'button',
			array( 'type' => 'button', 'class' => 'vestibule-consent-offer__' . $does ),
			Html::escape( $label )
		);
	}

	private static function link( string $source ): string {
		$host = (string) wp_parse_url( $source, PHP_URL_HOST );
		/* translators: %s: the name of another site, such as www.example.org. */
		$words = sprintf( __( 'Open it on %s', 'vestibule' ), $host );
		return Html::element(
			'p',
			array(),
			Html::element(
				'a',
				array( 'href' => esc_url_raw( $source ), 'rel' => 'noopener noreferrer' ),
				Html::escape( $words )
			)
		);
	}
}
