<?php

declare(strict_types=1);

namespace Vestibule\Forms;

use WP_Post;

/**
 * Export file with forms for another site: blocks and settings as JSON. Entries, form IDs and pages are not exported.
 */
final class FormFile {

	public const FORMAT = 'vestibule-forms';

	/** Version of the file format. Higher versions are rejected on import. */
	public const VERSION = 1;

	public function __construct( private readonly FormCopier $copier ) {}

	/** @param list<WP_Post> $forms */
	public function contents( array $forms ): string {
		$data = array(
			'format'  => self::FORMAT,
			'version' => self::VERSION,
			'site'    => home_url( '/' ),
			'forms'   => array_map(
				fn ( WP_Post $form ): array => array(
					'title'    => $form->post_title,
					'content'  => $form->post_content,
					'settings' => (object) $this->copier->settings( $form->ID ),
				),
				$forms
			),
		);
		return (string) wp_json_encode( $data, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE )
			. "\n";
	}

	/** @param list<WP_Post> $forms */
	public function name( array $forms ): string {
		$title = 1 === count( $forms ) ? sanitize_title( $forms[0]->post_title ) : '';
		return ( '' === $title || strlen( $title ) > 80 ? 'forms' : $title ) . '.json';
	}
}
