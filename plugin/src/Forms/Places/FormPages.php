<?php

declare(strict_types=1);

namespace Vestibule\Forms\Places;

use Closure;
use Vestibule\Calendar\Events\Events;
use Vestibule\Contract\FormOptIn;
use Vestibule\Fields\FieldTypes;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\PageCache\DisplayedContent;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Kernel\Wiring\Hook;
use WP_Block_Template;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the posts that display a form, for page caches. A post displays a form if it contains the form's block or any
 * form shortcode.
 */
final class FormPages {

	/** Maximum number of pages to search. If there are more, the whole cache is purged. */
	private const MAX_PAGES = 200;

	/** @param Closure(): FieldTypes $types */
	public function __construct( private readonly Database $database, private readonly Closure $types ) {}

	#[Hook]
	public function addDisplayed( DisplayedContent $content ): void {
		$content->somewhere += array( FormPostType::NAME => $this->of( ... ), Events::NAME => $this->of( ... ) );
		$content->hidden[]   = PostSettings::key( FormOptIn::CONTRACT );
	}

	/**
	 * @param string $type Post type: form or appointment type.
	 * @return list<int>|null Posts that show the form or appointment type. Null if any page may show it.
	 */
	public function of( int $post, string $type ): ?array {
		return FaultLog::attempt(
			fn (): ?array => FormPostType::NAME === $type ? $this->form( $post ) : $this->event( $post )
		);
	}

	/** @return list<int>|null */
	private function form( int $form ): ?array {
		$isShown = static fn ( string $content ): bool =>
			str_contains( $content, '[' . ShortCode::NAME ) || in_array( $form, ShownForms::in( $content ), true );
		return $this->posts(
			$isShown,
			'wp:' . ShownForms::BLOCK . ' ',
			'wp:' . ShownForms::BOOKING . ' ',
			'[' . ShortCode::NAME
		);
	}

	/** @return list<int>|null */
	private function event( int $event ): ?array {
		$pages = $this->posts(
			static fn ( string $content ): bool => str_contains( $content, "\"event\":{$event}" ),
			'wp:vestibule/%"event":'
		);
		$found = null === $pages ? array() : array_map( $this->form( ... ), $this->formsWithTimes() );
		return null === $pages || in_array( null, $found, true )
			? null
			: array_values( array_unique( array_merge( $pages, ...array_filter( $found ) ) ) );
	}

	/**
	 * @param callable(string): bool $isShown Checks whether content shows the form or appointment type.
	 * @param string                 ...$parts LIKE patterns for the content to check.
	 * @return list<int>|null
	 */
	private function posts( callable $isShown, string ...$parts ): ?array {
		$likes = implode( ' OR ', array_fill( 0, count( $parts ), 'post_content LIKE %s' ) );
		$rows  = $this->database->rows(
			"SELECT ID, post_type, post_content FROM {posts} WHERE post_status IN ('publish', 'private') AND post_type NOT IN ('revision', %s) AND ({$likes}) LIMIT %d",
			FormPostType::NAME,
			...array_map( static fn ( string $part ): string => "%{$part}%", $parts ),
			...array( self::MAX_PAGES + 1 )
		);
		$shown = array_filter( $rows, static fn ( array $row ): bool => $isShown( (string) $row['post_content'] ) );
		// Patterns, templates, menus and popups have no page of their own and may be shown on any page.
		$isAnywhere = array() !== array_filter(
			$shown,
			static fn ( array $row ): bool => ! is_post_type_viewable( (string) $row['post_type'] )
		);
		if ( $isAnywhere || count( $rows ) > self::MAX_PAGES || $this->isInTheme( $isShown ) ) {
			return null;
		}
		return array_map( static fn ( array $row ): int => (int) $row['ID'], array_values( $shown ) );
	}

	/** @param callable(string): bool $isShown */
	private function isInTheme( callable $isShown ): bool {
		$widgets  = array( ...$this->widgets( 'widget_block' ), ...$this->widgets( 'widget_text' ) );
		$contents = array_map(
			static fn ( mixed $widget ): mixed =>
				is_array( $widget ) ? $widget['content'] ?? $widget['text'] ?? '' : '',
			$widgets
		);
		foreach ( array( 'wp_template', 'wp_template_part' ) as $type ) {
			array_push(
				$contents,
				...array_map(
					static fn ( WP_Block_Template $template ): string => (string) $template->content,
					get_block_templates( array(), $type )
				)
			);
		}
		return array() !== array_filter(
			$contents,
			static fn ( mixed $content ): bool => is_string( $content ) && '' !== $content && $isShown( $content )
		);
	}

	/** @return list<mixed> */
	private function widgets( string $option ): array {
		$widgets = get_option( $option );
		return is_array( $widgets ) ? array_values( $widgets ) : array();
	}

	/** @return list<int> Post IDs of published forms with an appointment field. */
	private function formsWithTimes(): array {
		$blocks = ( $this->types )()->timeBlocks();
		$likes  = implode( ' OR ', array_fill( 0, count( $blocks ), 'post_content LIKE %s' ) );
		$parts  = array_map( static fn ( string $block ): string => "%wp:{$block} %", $blocks );
		$rows   = array() === $blocks
			? array()
			: $this->database->rows(
				"SELECT ID FROM {posts} WHERE post_type = %s AND post_status = 'publish' AND ({$likes})",
				FormPostType::NAME,
				...$parts
			);
		return array_map( static fn ( array $row ): int => (int) $row['ID'], $rows );
	}
}
