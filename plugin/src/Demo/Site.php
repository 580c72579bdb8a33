<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/** The pages of the demo with the forms that they show, and the settings of the site that name them. */
final class Site {

	public function __construct(
		private readonly Forms $forms,
		private readonly Pages $pages,
		private readonly Chat $chat,
		private readonly Logo $logo,
		private readonly Settings $settings,
	) {}

	public function write(): void {
		$this->forms->write();
		$ids = $this->pages->write();
		$this->settings->apply(
			array(
				'page_on_front'              => $ids['home'] ?? 0,
				'page_for_posts'             => $ids['news'] ?? 0,
				'wp_page_for_privacy_policy' => $ids['privacy'] ?? 0,
			),
			array(
				'vestibule_chat'    => $this->chat->settings(),
			) + array_filter( array( 'site_logo' => $this->logo->attach() ) )
		);
	}
}
