<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Kernel\Html\Html;
use WP_HTML_Tag_Processor;

/**
 * Content of other sites waits until the visitor agrees, to all of it or to this one (docs/consent.md: no
 * third party before consent): frames, and what a script of the service makes. What waits keeps its place.
 *
 * @phpstan-import-type Service from EmbedServices
 */
final class Embeds {

	private const PLACE = 'data-vestibule-place';

	/**
	 * A start tag, whatever stands in its attributes. The tag processor marks the frames, and a pattern finds the marked
	 * ones again, because the processor cannot put an element in front of another.
	 */
	private const FRAME = '/<iframe(?=\s)(?:"[^"]*"|\'[^\']*\'|[^\'">])*>/i';

	public function __construct( private readonly EmbedServices $services = new EmbedServices() ) {}

	/**
	 * Of what is embedded as a whole, such as a block.
	 *
	 * @param string $source   Where a visitor can see it; empty where that is not known.
	 * @param bool   $is_embed Whether each script of another site in it belongs to the embed; else those of known
	 * services do.
	 */
	public function wait( string $html, string $source = '', bool $is_embed = true ): string {
		$script = $this->script( $html, $is_embed );
		return null === $script ? $this->frames( $html, $source ) : $this->template( $html, $script, $source );
	}

	/** Each frame of another site in a text. */
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
			$offers[] = self::offer( $service, '' === $source ? $this->absolute( $src ) : $source, $this->space( $tags ) );
		}
		return array() === $offers ? $html : (string) preg_replace_callback(
			self::FRAME,
			static function ( array $tag ) use ( $offers ): string {
				$is_ours = 1 === preg_match( '/ ' . self::PLACE . '="(\d+)"/', $tag[0], $found );
				return $is_ours ? ( $offers[ (int) $found[1] ] ?? '' ) . str_replace( $found[0], '', $tag[0] ) : $tag[0];
			},
			$tags->get_updated_html()
		);
	}

	/** The address of the first script that makes the embed. */
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

	/** All of it is put away: a script of the service that runs for one embed would find the others on the page. */
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

	/** So that nobody loads them by mistake. */
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

	/** The space of a frame that says its size; where the theme keeps a proportion, its style wins. */
	private function space( WP_HTML_Tag_Processor $tags ): string {
		$space = '';
		foreach ( array( 'width', 'height' ) as $name ) {
			$size   = $tags->get_attribute( $name );
			$space .= is_string( $size ) && 1 === preg_match( '/^\d{1,4}$/D', $size ) ? "--vestibule-embed-{$name}:{$size}px;" : '';
		}
		return $space;
	}

	private function absolute( string $address ): string {
		return str_starts_with( $address, '//' ) ? "https:{$address}" : $address;
	}

	/** Of an address of another site; else empty. */
	private function otherHost( mixed $address ): string {
		$host = is_string( $address ) ? (string) wp_parse_url( $address, PHP_URL_HOST ) : '';
		return strtolower( $host ) === strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) ? '' : strtolower( $host );
	}

	/**
	 * What stands in the place of something of another site until the visitor agrees. Without scripts it is a link to the
	 * source.
	 *
	 * @param Service $service
	 * @param string  $source Address where a visitor can see it.
	 * @param string  $style  The space that it will take, where that is not said around it.
	 */
	public static function offer( array $service, string $source, string $style = '' ): string {
		$name = $service['name'];
		/* translators: %s: a service such as YouTube. */
		$words = sprintf( __( 'This comes from %s, which learns of your visit when it loads.', 'vestibule' ), $name );
		$kind  = Category::labels()[ $service['kind'] ] ?? $service['kind'];
		/* translators: %s: a service such as YouTube. */
		$always = sprintf( __( 'Always load from %s', 'vestibule' ), $name );
		/* translators: %s: a kind of cookies, such as Marketing. */
		$note = sprintf( __( '“Always” accepts cookies of the kind “%s” on this site.', 'vestibule' ), $kind );
		return Html::element(
			'div',
			array( 'class' => 'vestibule-consent-offer', 'role' => 'group', 'aria-label' => $name, 'style' => '' === $style ? null : $style ),
			Html::element( 'p', array( 'class' => 'vestibule-consent-offer__name' ), Html::escape( $name ) )
			. Html::element( 'p', array(), Html::escape( $words ) )
			. Html::element( 'div', array( 'class' => 'vestibule-consent-offer__buttons', 'data-choice' => true ), self::button( 'show', __( 'Load this once', 'vestibule' ) ) . self::button( 'always', $always ) )
			. Html::element( 'p', array( 'class' => 'vestibule-consent-offer__note' ), Html::escape( $note ) )
			. self::link( $source )
		);
	}

	private static function button( string $does, string $label ): string {
		return Html::element( 'button', array( 'type' => 'button', 'class' => 'vestibule-consent-offer__' . $does ), Html::escape( $label ) );
	}

	private static function link( string $source ): string {
		$host = (string) wp_parse_url( $source, PHP_URL_HOST );
		/* translators: %s: the name of another site, such as www.example.org. */
		$words = sprintf( __( 'Open it on %s', 'vestibule' ), $host );
		return Html::element( 'p', array(), Html::element( 'a', array( 'href' => esc_url_raw( $source ), 'rel' => 'noopener noreferrer' ), Html::escape( $words ) ) );
	}
}
