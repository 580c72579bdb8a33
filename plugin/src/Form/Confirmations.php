<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contract\FormSettings;
use Vestibule\Contracts\Conditions\ConditionSet;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\StoredEntry;
use Vestibule\View\PostType;

defined( 'ABSPATH' ) || exit;

/**
 * What visitors get after a submission where their answers ask for something else than the form's settings: a meta of
 * the form's post (contract form-confirmations). The first whose conditions hold, else the settings.
 */
final class Confirmations {

	public const META = 'vestibule_form_confirmations';

	private const CONTRACT = 'form-confirmations';

	public function __construct( private readonly Schema $schema ) {}

	public function register(): void {
		PostType::registerSettings(
			FormPostType::NAME,
			self::META,
			array(
				'default'           => $this->schema->defaults( self::CONTRACT ),
				'revisions_enabled' => true,
				'sanitize_callback' => fn ( mixed $stored ): array => $this->schema->fit( self::CONTRACT, $stored ),
			),
			$this->schema->read( self::CONTRACT )
		);
	}

	public function choose( StoredEntry $entry, FormSettings $settings ): Confirmation {
		$stored = $this->schema->fit( self::CONTRACT, get_post_meta( $entry->formPost, self::META, true ) );
		foreach ( is_array( $stored['list'] ) ? $stored['list'] : array() as $one ) {
			$conditions = ConditionSet::read( is_array( $one ) ? $one['conditions'] ?? null : null );
			if ( is_array( $one ) && ! $conditions->isAlways() && $conditions->holds( $entry->values ) ) {
				return Confirmation::fromStored( $one );
			}
		}
		return Confirmation::fromSettings( $settings );
	}
}
