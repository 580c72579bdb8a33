<?php

declare(strict_types=1);

namespace SampleExtension\Tests;

use LogicException;
use Vestibule\Forms\Submit\SubmissionResult;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Tests\TestCase;

defined( 'ABSPATH' ) || exit;

/** Test with a published form that contains only the field. After each test, the site is restored. */
abstract class FormTestCase extends TestCase {

	private int $form;

	protected function setUp(): void {
		parent::setUp();
		$post = wp_insert_post(
			array(
				'post_type'    => 'vestibule_form',
				'post_status'  => 'publish',
				'post_title'   => 'Orders',
				'post_content' => '<!-- wp:vestibule/field-sample-extension-reference {"name":"reference","required":true} /-->',
			)
		);
		$this->form = $this->numberOf( $post );
	}

	/** Submits the form as a visitor does, without spam checks. */
	protected function submit( string $reference ): SubmissionResult {
		return vestibule()->submit( $this->form, array( 'reference' => $reference ), array( 'user' => 0 ) );
	}

	protected function html(): string {
		return vestibule()->forms()->render( $this->form );
	}

	/** Returns the ID by which entries and `vestibule()` refer to the form. */
	private function numberOf( int $post ): int {
		$forms = vestibule()->forms()->list();
		foreach ( $forms instanceof Page ? $forms->items : array() as $form ) {
			if ( $form['post'] === $post && is_int( $form['id'] ) ) {
				return $form['id'];
			}
		}
		throw new LogicException( 'The form was not created.' );
	}
}
