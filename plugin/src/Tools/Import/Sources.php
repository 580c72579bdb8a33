<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import;

use Vestibule\Fields\FieldTypes;

defined( 'ABSPATH' ) || exit;

/** Form builders whose export files can be imported. */
final class Sources {

	/** @var list<Source>|null */
	private ?array $all = null;

	public function __construct( private readonly FieldTypes $types ) {}

	public function add( Source $source ): void {
		$this->all = array( ...$this->all(), $source );
	}

	/** @return list<Source> */
	public function all(): array {
		if ( null === $this->all ) {
			$this->all = $this->own();
			/**
			 * Fires before the file of an import is read. Other plugins can add form builders here.
			 *
			 * @param Sources $sources
			 */
			do_action( 'vestibule/register_form_sources', $this );
		}
		return $this->all ?? array();
	}

	/**
	 * @return array{source: Source, forms: list<FormDraft>}|null Null if the file belongs to none of the form builders.
	 */
	public function read( string $file ): ?array {
		$file = (string) preg_replace( '/^\xEF\xBB\xBF/', '', $file );
		foreach ( mb_check_encoding( $file, 'UTF-8' ) ? $this->all() : array() as $source ) {
			$forms = $source->read( $file );
			if ( null !== $forms ) {
				return array( 'source' => $source, 'forms' => $forms );
			}
		}
		return null;
	}

	/** @return list<Source> */
	private function own(): array {
		return array(
			new Sources\Vestibule( $this->types ),
			new Sources\FluentForms( $this->types ),
			new Sources\ContactForm7( $this->types ),
			new Sources\WPForms( $this->types ),
			new Sources\GravityForms( $this->types ),
		);
	}
}
