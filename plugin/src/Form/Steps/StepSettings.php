<?php

declare(strict_types=1);

namespace Vestibule\Form\Steps;

use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Values;
use Vestibule\Form\FormPostType;
use Vestibule\View\PostType;

/** How the steps of a form are shown (contract form-steps.schema.json). */
final class StepSettings {

	public const META = 'vestibule_form_steps';

	public function __construct( private readonly Schema $schema ) {}

	public function register(): void {
		PostType::registerSettings(
			FormPostType::NAME,
			self::META,
			array(
				'default'           => $this->schema->defaults( 'form-steps' ),
				'revisions_enabled' => true,
				'sanitize_callback' => fn ( mixed $stored ): array => $this->schema->fit( 'form-steps', $stored ),
			),
			$this->schema->read( 'form-steps' )
		);
	}

	public function hasProgressBar( int $form_post ): bool {
		return $this->read( $form_post )->isOn( 'progressBar' );
	}

	/** Whether each step is a page of its own where scripts do not run. */
	public function isPaged( int $form_post ): bool {
		return 'pages' === $this->read( $form_post )->string( 'withoutScripts' );
	}

	private function read( int $form_post ): Values {
		return new Values( $this->schema->fit( 'form-steps', get_post_meta( $form_post, self::META, true ) ) );
	}
}
