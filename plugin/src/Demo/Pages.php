<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/** The pages of the demo, each below the page that its path names. */
final class Pages {

	/** @param string $file What answers the list of content/pages.php. */
	public function __construct(
		private readonly string $file,
		private readonly Posts $posts,
		private readonly Texts $texts,
	) {}

	/** @return array<string, int> Post ids by path. */
	public function write(): array {
		/** @var array<string, array{title: string, template?: string}> $pages */
		$pages = require $this->file;
		$ids   = array();
		foreach ( $pages as $path => $page ) {
			$ids[ $path ] = $this->posts->save(
				'page',
				basename( $path ),
				array(
					'post_title'     => $page['title'],
					'post_content'   => $this->texts->read( "pages/$path" ),
					'post_parent'    => $ids[ dirname( $path ) ] ?? 0,
					'menu_order'     => count( $ids ),
					'comment_status' => 'closed',
					'ping_status'    => 'closed',
					'page_template'  => $this->template( $page['template'] ?? '' ),
				)
			);
		}
		return $ids;
	}

	/** WordPress refuses a page whose template the theme does not have. */
	private function template( string $name ): string {
		return isset( wp_get_theme()->get_page_templates( null, 'page' )[ $name ] ) ? $name : '';
	}
}
