<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Page;

/** Response for a visitor's page: status, title and content. */
final class PageAnswer {

	/** @param string $content Block markup. */
	public function __construct(
		public readonly int $status,
		public readonly string $title,
		public readonly string $content
	) {}

	public static function words( int $status, string $title, string $words ): self {
		return new self(
			$status,
			$title,
			"<!-- wp:paragraph -->\n<p>" . esc_html( $words ) . "</p>\n<!-- /wp:paragraph -->"
		);
	}
}
