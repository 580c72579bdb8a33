<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/** The pages of the demo with the forms that they show, and the settings of the site that name them. */
final class Site {

	/** A text may begin with its page's excerpt: the lead in the page's head, and what a search shows of it. */
	private const LEAD = '~^<!-- wp:paragraph {"className":"is-style-lead"} -->\s*<p class="is-style-lead">(.+?)</p>\s*<!-- /wp:paragraph -->\s*~s';

	/** @param string $pages What answers the list of content/pages.php. */
	public function __construct(
		private readonly string $pages,
		private readonly Posts $posts,
		private readonly Texts $texts,
		private readonly Forms $forms,
		private readonly Pictures $pictures,
		private readonly Settings $settings,
	) {}

	/** @param array<string, mixed> $chat Settings of the chat. */
	public function write( array $chat ): void {
		$this->forms->write();
		$ids = $this->writePages();
		$this->settings->apply(
			array(
				'page_on_front'              => $ids['home'] ?? 0,
				'page_for_posts'             => $ids['news'] ?? 0,
				'wp_page_for_privacy_policy' => $ids['privacy'] ?? 0,
			),
			array( 'vestibule_chat' => $chat ) + array_filter( array( 'site_logo' => $this->pictures->attachLogo() ) )
		);
	}

	/** @return array<string, int> Post ids by path: each page is below the one that its path names. */
	private function writePages(): array {
		/** @var array<string, array{title: string, template?: string}> $pages */
		$pages = require $this->pages;
		$ids   = array();
		foreach ( $pages as $path => $page ) {
			$text         = $this->texts->read( "pages/$path" );
			$ids[ $path ] = $this->posts->save(
				'page',
				basename( $path ),
				array(
					'post_title'     => $page['title'],
					'post_excerpt'   => 1 === preg_match( self::LEAD, $text, $lead ) ? wp_strip_all_tags( $lead[1] ) : '',
					'post_content'   => (string) preg_replace( self::LEAD, '', $text ),
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
