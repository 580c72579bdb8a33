<?php

declare(strict_types=1);

namespace Vestibule\Demo;

use Closure;
use Vestibule\View\Language;

/**
 * The order in which the demo site comes to be, in steps that take about a second at most; each can be done again.
 *
 * It writes as an administrator: without one WordPress would strip markup from the texts that an author of the site may
 * use; and in the site's language, whatever language that administrator works in.
 */
final class Seed {

	public function __construct(
		private readonly Authors $authors,
		private readonly Pictures $pictures,
		private readonly Site $site,
		private readonly Articles $articles,
		private readonly Chat $chat,
		private readonly Surroundings $surroundings,
	) {}

	/** @return non-empty-list<string> */
	public function steps(): array {
		return array_keys( $this->work() );
	}

	/** Everything, or one step of it. */
	public function run( ?string $only = null ): void {
		$before = get_current_user_id();
		$admins = get_users( array( 'role' => 'administrator', 'fields' => 'ID', 'number' => 1, 'orderby' => 'ID' ) );
		if ( ! current_user_can( 'unfiltered_html' ) ) {
			wp_set_current_user( (int) ( $admins[0] ?? 0 ) );
		}
		Language::during( Language::ofSite(), fn () => $this->make( $only ) );
		wp_set_current_user( $before );
	}

	private function make( ?string $only ): void {
		foreach ( $this->work() as $name => $step ) {
			if ( null === $only || $only === $name ) {
				$step();
			}
		}
	}

	/** @return non-empty-array<string, Closure(): mixed> */
	private function work(): array {
		return array(
			'people'   => $this->authors->all( ... ),
			'pictures' => $this->pictures->attachAll( ... ),
			'pages'    => $this->site->write( ... ),
			'articles' => $this->articles->write( ... ),
			'chat'     => $this->chat->write( ... ),
			'menus'    => $this->surroundings->write( ... ),
		);
	}
}
