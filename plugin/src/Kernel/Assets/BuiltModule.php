<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Assets;

/** Script module from the build, with the style sheet and the editor script of the same name. */
final class BuiltModule {

	public function __construct( private readonly Assets $assets, private readonly string $name ) {}

	/** @return string URL of the script. */
	public function src(): string {
		return $this->assets->script( "modules/{$this->name}" );
	}

	public function registerStyle(): void {
		$style = "modules/{$this->name}.css";
		wp_register_style(
			$this->handle(),
			$this->assets->url( $style ),
			array(),
			$this->assets->version( "modules/{$this->name}" )
		);
		// WordPress needs the path to print a small style inline.
		wp_style_add_data( $this->handle(), 'path', $this->assets->path( $style ) );
	}

	public function needStyle(): void {
		wp_enqueue_style( $this->handle() );
	}

	/** Registers and enqueues a style that only some pages need. */
	public function enqueueStyle(): void {
		$this->registerStyle();
		$this->needStyle();
	}

	/** Prints the style at the current position, for elements that each page contains at most once. */
	public function printStyle(): void {
		$handle = $this->handle();
		wp_register_style( $handle, false, array(), $this->assets->version( "modules/{$this->name}" ) );
		wp_add_inline_style(
			$handle,
			(string) file_get_contents( $this->assets->path( "modules/{$this->name}.css" ) )
		);
		wp_print_styles( array( $handle ) );
	}

	public function editor(): void {
		$script = "admin/{$this->name}";
		$handle = $this->handle() . '-editor';
		wp_enqueue_script(
			$handle,
			$this->assets->url( "{$script}.js" ),
			$this->assets->dependencies( $script ),
			$this->assets->version( $script ),
			true
		);
		wp_set_script_translations( $handle, 'vestibule' );
	}

	private function handle(): string {
		return "vestibule-{$this->name}";
	}
}
