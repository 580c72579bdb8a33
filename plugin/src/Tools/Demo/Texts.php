<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo;

use RuntimeException;
use Vestibule\Courses\Courses;
use Vestibule\Forms\FormPostType;
use WP_Term;

/**
 * Reads the text of the demo site, which is block markup in files. Replaces placeholders with values of the site:
 * {{home}}, {{form}}, {{every-field}}, {{registration}}, {{consultation}}, {{id:path}}, {{menu:slug}}, {{course:slug}},
 * {{course-url:slug}}, {{level:slug}}, {{image:name}} and {{arch:name}}. {{text:name}} inserts another file.
 *
 * The build creates one file per language. Translations are in subfolders of `content`, such as `content/de`, in files
 * with the same names. If a file is missing there, the English text is used.
 */
final class Texts {

	/** @param string $folder Folder with the built files. */
	public function __construct(
		private readonly string $folder,
		private readonly Pictures $pictures,
	) {}

	/** @throws RuntimeException If this build of the plugin doesn't contain the file. */
	public function read( string $name ): string {
		$text = $this->texts( (string) strtok( determine_locale(), '_' ) )[ $name ] ?? $this->texts( 'en' )[ $name ]
			?? throw new RuntimeException( esc_html( "The demo text $name is missing." ) );
		$text = (string) preg_replace_callback(
			'/{{text:([a-z-]+)}}/',
			fn ( array $found ): string => $this->read( $found[1] ),
			$text
		);
		$text = (string) preg_replace_callback(
			'/{{(image|arch):([a-z-]+)}}/',
			fn ( array $found ): string => $this->pictures->figure(
				Picture::from( $found[2] ),
				'arch' === $found[1] ? 'arch' : ''
			),
			$text
		);
		$text = (string) preg_replace_callback(
			'/{{(id|menu):([a-z0-9\/-]+)}}/',
			static fn ( array $found ): string => (string) (
				get_page_by_path(
					$found[2],
					'OBJECT',
					'menu' === $found[1] ? 'wp_navigation' : array( 'page', 'post' )
				)->ID
					?? 0
			),
			$text
		);
		$text = (string) preg_replace_callback(
			'/{{course(-url)?:([a-z-]+)}}/',
			static function ( array $found ): string {
				$id = get_page_by_path( $found[2], 'OBJECT', Courses::NAME )->ID ?? 0;
				return '' === $found[1] ? (string) $id : (string) get_permalink( $id );
			},
			$text
		);
		$text = (string) preg_replace_callback(
			'/{{level:([a-z0-9-]+)}}/',
			static function ( array $found ): string {
				$level = get_term_by( 'slug', $found[1], Courses::LEVEL );
				return $level instanceof WP_Term ? (string) $level->term_id : '0';
			},
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

	/** @return array<string, string> Contents of the files, by name. */
	private function texts( string $language ): array {
		$file = "{$this->folder}/{$language}.php";
		/** @var array<string, string> $texts Texts written by tools/lib/built-demo.mjs. */
		$texts = is_file( $file ) ? require $file : array();
		return $texts;
	}

	/** Returns the post ID of a form. 0 if it doesn't exist. */
	private static function form( string $slug ): int {
		return get_page_by_path( $slug, 'OBJECT', FormPostType::NAME )->ID ?? 0;
	}

	/**
	 * Returns the post ID of the form with form ID 4. Returns 0 if that form doesn't exist yet. The next run of the
	 * step then corrects the text. Uses only post meta, as templates of other plugins could.
	 */
	private static function formFour(): int {
		$ids = get_posts(
			array(
				'post_type' => FormPostType::NAME,
				'post_status' => 'publish',
				'meta_key' => FormPostType::NUMBER,
				'meta_value' => '4',
				'fields' => 'ids',
				'posts_per_page' => 1,
			)
		);
		return (int) ( $ids[0] ?? 0 );
	}
}
