<?php

declare(strict_types=1);

namespace Vestibule\Form\Saving;

use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Values;
use Vestibule\Form\FormPostType;
use Vestibule\View\PostType;

/** How visitors keep what they have typed until it is sent (contract form-saving.schema.json). */
final class SavingSettings {

	public const META = 'vestibule_form_saving';

	public function __construct( private readonly Schema $schema ) {}

	public function register(): void {
		PostType::registerSettings(
			FormPostType::NAME,
			self::META,
			array(
				'default'           => $this->schema->defaults( 'form-saving' ),
				'revisions_enabled' => true,
				'sanitize_callback' => fn ( mixed $stored ): array => $this->schema->fit( 'form-saving', $stored ),
			),
			$this->schema->read( 'form-saving' )
		);
	}

	public function keepsDrafts( int $form_post ): bool {
		return $this->read( $form_post )->isOn( 'drafts' );
	}

	public function mailsLinks( int $form_post ): bool {
		return $this->read( $form_post )->isOn( 'later' );
	}

	/** How long a link works. */
	public function days( int $form_post ): int {
		return $this->read( $form_post )->number( 'days' );
	}

	private function read( int $form_post ): Values {
		return new Values( $this->schema->fit( 'form-saving', get_post_meta( $form_post, self::META, true ) ) );
	}
}
