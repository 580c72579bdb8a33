<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo;

use RuntimeException;
use Vestibule\Forms\FormPostType;

/**
 * The demo's texts: block markup in files, with {{home}}, {{form}}, {{every-field}}, {{registration}}, {{consultation}}, {{id:path}}, {{menu:slug}}, {{image:name}} and
 * {{arch:name}} for what differs from site to site, and {{text:name}} for another file.
 *
 * The build makes one file of the texts of each language. A language has a folder of its own in `content` (`content/de`)
 * with files of the same names; where it has none, and where a file is missing in it, the English text stands.
 */
final class Texts {

	/** @param string $folder Of the built texts. */
	public function __construct(
		private readonly string $folder,
		private readonly Pictures $pictures,
	) {}

	/** @throws RuntimeException when it is not part of this copy of the plugin. */
	public function read( string $name ): string {
		$text = $this->texts( (string) strtok( determine_locale(), '_' ) )[ $name ] ?? $this->texts( 'en' )[ $name ]
			?? throw new RuntimeException( esc_html( "The demo text $name is missing." ) );
		$text = (string) preg_replace_callback( '/{{text:([a-z-]+)}}/', fn ( array $found ): string => $this->read( $found[1] ), $text );
		$text = (string) preg_replace_callback(
			'/{{(image|arch):([a-z-]+)}}/',
			fn ( array $found ): string => $this->pictures->figure( Picture::from( $found[2] ), 'arch' === $found[1] ? 'arch' : '' ),
			$text
		);
		$text = (string) preg_replace_callback(
			'/{{(id|menu):([a-z0-9\/-]+)}}/',
			static fn ( array $found ): string => (string) ( get_page_by_path( $found[2], 'OBJECT', 'menu' === $found[1] ? 'wp_navigation' : array( 'page', 'post' ) )->ID ?? 0 ),
			$text
		);
		return strtr(
			trim( $text ),
			array(
				'{{home}}'         => home_url( '/' ),
				'{{form}}'         => (string) self::formFour(),
				'{{every-field}}'  => (string) self::form( 'every-field' ),
				'{{consultation}}' => (string) self::form( 'consultation' ),
				'{{registration}}' => (string) self::form( 'course-registration' ),
			)
		);
	}

	/** @return array<string, string> By name. */
	private function texts( string $language ): array {
		$file = "{$this->folder}/{$language}.php";
		/** @var array<string, string> $texts As tools/lib/built-demo.mjs writes them. */
		$texts = is_file( $file ) ? require $file : array();
		return $texts;
	}

	/** The post id, or 0 while the form is not there. */
	private static function form( string $slug ): int {
		return get_page_by_path( $slug, 'OBJECT', FormPostType::NAME )->ID ?? 0;
	}

	/**
	 * The form with the public number 4, or 0 while there is none; the next seeding puts that right. Read as any
	 * template would, through post meta, so that the demo depends on the contract alone.
	 */
	private static function formFour(): int {
		$ids = get_posts( array( 'post_type' => FormPostType::NAME, 'post_status' => 'publish', 'meta_key' => FormPostType::NUMBER, 'meta_value' => '4', 'fields' => 'ids', 'posts_per_page' => 1 ) );
		return (int) ( $ids[0] ?? 0 );
	}
}
